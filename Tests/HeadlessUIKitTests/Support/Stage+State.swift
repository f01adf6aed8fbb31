import HeadlessUIKit

extension Stage {
  /// Whether the animation of the stack that runs is a push or a pop.
  var runningKind: String? {
    let transition = part("transition", of: navigation) as? any ModelledObject
    return transition.flatMap { part("kind", of: $0) as? String }
  }

  /// What an object tells of its state under a label.
  func part(_ label: String, of object: any ModelledObject) -> Any? {
    object.modelledState.first { $0.label == label }?.value
  }
}
