public import Foundation

/// The system's screen for choosing a document; what the user does there is not modelled.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Learns which documents the user chooses.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Whether several can be chosen; kept, and not used.
  open var allowsMultipleSelection = false

  /// Creates a screen for exporting documents.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a screen for exporting nothing.
  public convenience init() {
    self.init(forExporting: [])
  }
}
