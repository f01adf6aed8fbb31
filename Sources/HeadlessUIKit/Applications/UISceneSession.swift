/// What a scene is for, from one time to the next.
@preconcurrency @MainActor
open class UISceneSession: MainActorObject {
  /// What kind of scene it is.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// One on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?

  /// What kind of scene it is.
  public let role = Role.windowApplication

  /// What the scene is like.
  public private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)

  /// The name of the session.
  public let persistentIdentifier = "1"

  init() {
    super.init(rooted: ())
  }
}
