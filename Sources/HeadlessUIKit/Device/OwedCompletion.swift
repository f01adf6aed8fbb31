/// The completion of a request, which UIKit owes to the app until it has run it or has said that it
/// refuses the request.
@MainActor
final class OwedCompletion {
  private let action: () -> Void
  private let request: ScreenRequest

  /// Notes that a completion is owed; nil where there is none.
  init?(_ action: (() -> Void)?, of text: String) {
    guard let action else { return nil }
    self.action = action
    request = HeadlessDevice.current.add(ScreenRequest(text))
  }

  /// Runs it.
  func run() {
    request.settle()
    action()
  }

  /// Notes that UIKit has refused the request, after which it may run or not.
  func refuse() {
    request.settle()
    if HeadlessDevice.current.finds(.refusedCompletion) { action() }
  }
}
