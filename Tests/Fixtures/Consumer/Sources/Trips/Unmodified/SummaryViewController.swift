import UIKit

/// Hears what the user does with the summary.
@objc public protocol SummaryDelegate {
  /// The user wants to keep the trip.
  func summaryViewControllerDidPressSave(_ screen: SummaryViewController)
}

/// What the trip will be.
public final class SummaryViewController: UIViewController {
  @IBOutlet private weak var map: UIView?

  /// Who hears what the user does.
  public weak var delegate: SummaryDelegate?

  /// Where the trip goes.
  @objc public let place: String

  /// Creates a summary of a trip to a place.
  public init(place: String) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  /// Does not come out of an archive.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .done, target: self,
      action: #selector(
        SummaryViewController.savePressed(_:)))
  }

  @IBAction private func savePressed(_ sender: Any?) {
    delegate?.summaryViewControllerDidPressSave(self)
  }
}
