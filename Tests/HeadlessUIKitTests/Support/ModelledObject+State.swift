import HeadlessUIKit

extension ModelledObject {
  /// What the object tells of its state, as a list.
  var modelledState: [(label: String, value: Any?)] {
    let list = StateList()
    tellState(to: list)
    return list.parts
  }
}
