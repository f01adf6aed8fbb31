import UIKit

/// Hears what the user does where the place is chosen.
@objc public protocol PlaceDelegate {
  /// The user has chosen a place.
  func placeViewController(_ screen: PlaceViewController, didChoose place: String)

  /// The user does not want to plan a trip after all.
  func placeViewControllerDidCancel(_ screen: PlaceViewController)
}

/// Where the trip goes.
public final class PlaceViewController: UIViewController {
  /// Who hears what the user does.
  public weak var delegate: PlaceDelegate?

  /// The places to choose from.
  public let places = ["Lisbon", "Oslo"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: self, action: #selector(cancelPressed(_:)))
  }

  /// Chooses a place of the list.
  public func select(_ place: String) {
    delegate?.placeViewController(self, didChoose: place)
  }

  @objc private func cancelPressed(_ sender: UIBarButtonItem) {
    delegate?.placeViewControllerDidCancel(self)
  }
}
