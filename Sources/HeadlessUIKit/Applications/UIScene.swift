/// A part of the app with screens of its own.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far the scene is from the user.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in front.
    case foregroundActive = 0
    /// It is in front, and something is over it.
    case foregroundInactive = 1
    /// It is not on screen.
    case background = 2
  }

  /// What the scene is for, from one time to the next.
  public let session: UISceneSession

  /// Hears what happens to the scene.
  open var delegate: (any UISceneDelegate)?

  /// How far the scene is from the user.
  public internal(set) var activationState = ActivationState.unattached

  /// What the user calls the scene.
  open var title: String?

  /// Creates a scene.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene: ModelledObject {
  package func tellState(to listener: any StateListener) {
    listener.hear("delegate", object: delegate)
    listener.hear("state", number: activationState.rawValue)
    listener.hear("title", text: title)
  }
}
