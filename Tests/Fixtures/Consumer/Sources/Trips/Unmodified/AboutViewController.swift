import Foundation
import UIKit

/// What there is to know about the app.
public final class AboutViewController: UIViewController {
  private let label = UILabel()

  public override func loadView() {
    label.attributedText = NSAttributedString(
      string: "Trips", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    view = UIStackView(arrangedSubviews: [label])
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = "About"
  }
}
