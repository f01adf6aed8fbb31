/// Something that UIKit has been asked for and has taken on: a screen is to come, or a completion to
/// run.
@MainActor
package final class ScreenRequest {
  /// The request as it might stand in code, such as "Home.present(Survey)".
  package let text: String

  /// The screen that is to come; nil once it is gone, or where a completion is to run.
  package private(set) weak var screen: UIViewController?

  /// Whether it is a completion that is to run.
  package let isForCompletion: Bool

  /// Whether there is nothing more to wait for.
  private(set) var isSettled = false

  /// Creates a request for a completion.
  init(_ text: String) {
    self.text = text
    isForCompletion = true
  }

  /// Creates a request for a screen.
  init(_ text: String, for screen: UIViewController) {
    self.text = text
    self.screen = screen
    isForCompletion = false
  }

  /// Notes that there is nothing more to wait for.
  package func settle() { isSettled = true }
}
