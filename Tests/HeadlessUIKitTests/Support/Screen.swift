import HeadlessUIKit

/// A screen that records all its callbacks under its title.
class Screen: UIViewController, RecordingViewController {
  let log: CallbackLog

  init(_ title: String, _ log: CallbackLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { told("viewDidLoad") }

  override func viewWillAppear(_ animated: Bool) { told("viewWillAppear") }

  override func viewIsAppearing(_ animated: Bool) { told("viewIsAppearing") }

  override func viewDidAppear(_ animated: Bool) { told("viewDidAppear") }

  override func viewWillDisappear(_ animated: Bool) { told("viewWillDisappear") }

  override func viewDidDisappear(_ animated: Bool) { told("viewDidDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    told("willMove(\(parent?.displayName ?? "nil"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    told("didMove(\(parent?.displayName ?? "nil"))")
  }
}
