import UIKit

/// Makes a note of each screen that it shows, and keeps every note.
public class NotingNavigationRouter: BookNavigationRouter {
  private final class Note {
    let title: String?

    init(title: String?) {
      self.title = title
    }
  }

  private var notes: [Note] = []

  /// Pushes a screen.
  public override func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    notes.append(Note(title: viewController.title))
    super.present(viewController, animated: animated, onDismissed: onDismissed)
  }
}
