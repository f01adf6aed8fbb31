public import Foundation

/// Learns which picture the user chooses; it is only told by the app's own tests.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Tells that the user has chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Tells that the user has chosen nothing.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { OptionalCall.miss(on: self) }

  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    OptionalCall.miss(on: self)
  }
}
