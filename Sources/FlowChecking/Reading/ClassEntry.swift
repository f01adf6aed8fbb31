import HeadlessUIKit

/// What is known of the objects of a class.
@MainActor
final class ClassEntry {
  /// The class.
  let type: AnyClass

  /// The name of the class as it is printed.
  let name: String

  /// What stands for the name of the class in a fingerprint.
  let mark: UInt64

  /// The stored properties of the app's own classes, those of the class itself first.
  let parts: [LayoutPart]

  /// The properties for who listens to what the user does.
  let listeners: [StoredField]

  /// Has an object tell its state, where objects of the class do that themselves.
  let tell: (@MainActor (AnyObject, any StateListener) -> Void)?

  /// Whether nothing can be read, since the class belongs to a system library.
  let isUnread: Bool

  /// Whether a flow has events for screens of the class, once somebody has looked.
  var hasEvents: Bool?

  init(of type: AnyClass, mark: UInt64, parts: [LayoutPart], fields: [StoredField], isUnread: Bool)
  {
    self.type = type
    name = "\(type)"
    self.mark = mark
    self.parts = parts
    listeners = fields.filter(\.isForListener)
    if let type = type as? any ModelledObject.Type {
      tell = Self.teller(of: type)
    } else {
      tell = nil
    }
    self.isUnread = isUnread
  }

  private static func teller<Object: ModelledObject>(
    of type: Object.Type
  ) -> @MainActor (AnyObject, any StateListener) -> Void {
    { object, listener in unsafeDowncast(object, to: Object.self).tellState(to: listener) }
  }
}
