// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// How an object holds what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all: it is gone when nobody else holds it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It keeps it alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// It keeps it alive; Apple's keeps a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It keeps it alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// It keeps it alive; Apple's keeps a copy.
  case OBJC_ASSOCIATION_COPY = 771
}
