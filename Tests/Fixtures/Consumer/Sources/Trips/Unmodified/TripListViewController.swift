import UIKit.UIViewController

/// Hears what the user does with the list of trips.
@objc public protocol TripListDelegate {
  /// The user wants to plan a trip.
  func tripListDidPressAdd(_ list: TripListViewController)

  /// The user wants to see the settings.
  func tripListDidPressSettings(_ list: TripListViewController)
}

/// The trips that are planned.
@objcMembers public final class TripListViewController: UIViewController {
  /// Who hears what the user does.
  public weak var delegate: TripListDelegate?

  /// The names of the trips.
  public private(set) var trips: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addPressed))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Settings", style: .plain, target: self, action: #selector(settingsPressed))
  }

  /// Adds a trip to the list, unless it is there already.
  public func add(_ trip: String) {
    if !trips.contains(trip) { trips.append(trip) }
  }

  @objc private func addPressed() {
    delegate?.tripListDidPressAdd(self)
  }

  @objc private func settingsPressed() {
    delegate?.tripListDidPressSettings(self)
  }
}
