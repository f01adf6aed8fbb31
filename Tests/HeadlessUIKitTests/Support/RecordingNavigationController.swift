import HeadlessUIKit

/// A navigation controller that records when it appears and disappears itself.
final class RecordingNavigationController: UINavigationController, RecordingViewController {
  let log: CallbackLog

  /// Something that lives as long as the controller does, such as a delegate.
  var companion: AnyObject?

  init(_ title: String, _ log: CallbackLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { told("viewWillAppear") }

  override func viewDidAppear(_ animated: Bool) { told("viewDidAppear") }

  override func viewWillDisappear(_ animated: Bool) { told("viewWillDisappear") }

  override func viewDidDisappear(_ animated: Bool) { told("viewDidDisappear") }
}
