/// The version of Clew.
public enum Version {
  /// The version, by semantic versioning.
  public static let current = "0.1.0"
}
