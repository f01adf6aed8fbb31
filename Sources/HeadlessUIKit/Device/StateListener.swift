/// Hears the state of objects of the model, each part with a label.
@MainActor
package protocol StateListener: AnyObject {
  /// Hears whether something is so.
  func hear(_ label: String, flag: Bool)

  /// Hears a number.
  func hear(_ label: String, number: Int)

  /// Hears a text, which may be missing.
  func hear(_ label: String, text: String?)

  /// Hears of an object, which may be missing.
  func hear(_ label: String, object: AnyObject?)

  /// Hears of objects in their order; a list may be missing.
  func hear<Element: AnyObject>(_ label: String, objects: [Element]?)

  /// Hears of values of any type in their order.
  func hear(_ label: String, values: [Any?])
}
