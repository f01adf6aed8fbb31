import Foundation
import UIKit

/// Hears what the user does with the settings.
public protocol SettingsViewControllerDelegate: AnyObject {
  /// The user wants to know more about the app.
  func settingsViewControllerDidTapAbout(_ controller: SettingsViewController)
}

/// The settings of the app.
@objc(SettingsViewController)
public class SettingsViewController: UIViewController {
  /// Who hears what the user does.
  public weak var delegate: SettingsViewControllerDelegate?

  /// The button that leads to what there is to know about the app.
  public let aboutButton = UIButton(type: .system)

  @IBOutlet private weak var versionLabel: UILabel?

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Settings", comment: "The title of the settings")
    view.backgroundColor = .systemBackground
    versionLabel?.text = "1.0"
    aboutButton.setTitle("About", for: .normal)
    aboutButton.translatesAutoresizingMaskIntoConstraints = false
    aboutButton.addTarget(self, action: #selector(aboutTapped(_:)), for: .touchUpInside)
    view.addSubview(aboutButton)
    NSLayoutConstraint.activate([
      aboutButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      aboutButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }

  @objc private func aboutTapped(_ sender: UIButton) {
    delegate?.settingsViewControllerDidTapAbout(self)
  }
}
