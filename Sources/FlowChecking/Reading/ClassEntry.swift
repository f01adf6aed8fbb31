/// What is known of the objects of a class.
@MainActor
struct ClassEntry {
  /// What stands for the name of the class in a fingerprint.
  let mark: UInt64

  /// The stored properties of the app's own classes, those of the class itself first.
  let parts: [LayoutPart]
  let fields: [StoredField]

  /// Whether the objects tell their state themselves.
  let isModelled: Bool

  /// Whether nothing can be read, since the class belongs to a system library.
  let isUnread: Bool
}
