import UIKit

/// A page: a list, or the details of something.
public class PageViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: PageViewControllerDelegate?

  /// What is shown.
  public let page: Page

  /// Creates the screen of a page.
  public init(page: Page) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
    title = page.title
  }

  /// Not used: the screen is not in a storyboard.
  public required init?(coder: NSCoder) {
    page = Page(title: "")
    super.init(coder: coder)
  }

  /// Taps a row; a second tap on the way to its page does nothing.
  public func choose(_ row: Page) {
    guard navigationController?.topViewController === self else { return }
    delegate?.pageViewController(self, didChoose: row)
  }

  /// Presses the button that opens the form.
  public func pressForm() {
    delegate?.pageViewControllerDidPressForm(self)
  }

  /// Flips the switch.
  public func flipSwitch() {
    delegate?.pageViewControllerDidFlipSwitch(self)
  }
}
