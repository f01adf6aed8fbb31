import HeadlessUIKit

/// An alert that records when it appears and disappears.
final class RecordingAlertController: UIAlertController, RecordingViewController {
  let log: CallbackLog

  init(_ title: String, _ style: Style, _ log: CallbackLog) {
    self.log = log
    super.init(title: title, message: nil, preferredStyle: style)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a button that records when its closure runs.
  func addButton(_ title: String, _ style: UIAlertAction.Style = .default) {
    let log = log
    addAction(UIAlertAction(title: title, style: style) { _ in log.add("handler(\(title))") })
  }

  override func viewDidAppear(_ animated: Bool) { told("viewDidAppear") }

  override func viewWillDisappear(_ animated: Bool) { told("viewWillDisappear") }

  override func viewDidDisappear(_ animated: Bool) { told("viewDidDisappear") }
}
