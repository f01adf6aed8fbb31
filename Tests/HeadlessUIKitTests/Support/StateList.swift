import HeadlessUIKit

/// Writes down what an object of the model tells of its state.
@MainActor
final class StateList: StateListener {
  private(set) var parts: [(label: String, value: Any?)] = []

  func hear(_ label: String, flag: Bool) { parts.append((label, flag)) }

  func hear(_ label: String, number: Int) { parts.append((label, number)) }

  func hear(_ label: String, text: String?) { parts.append((label, text)) }

  func hear(_ label: String, object: AnyObject?) { parts.append((label, object)) }

  func hear<Element: AnyObject>(_ label: String, objects: [Element]?) {
    parts.append((label, objects))
  }

  func hear(_ label: String, values: [Any?]) { parts.append((label, values)) }
}
