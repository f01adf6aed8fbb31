/// Which interface a device has.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// It is not known.
  case unspecified = -1
  /// That of a phone.
  case phone = 0
  /// That of a tablet.
  case pad = 1
}
