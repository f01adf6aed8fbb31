public import Foundation

/// Learns of the editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether the return key ends the editing; nobody asks here, since keys are not modelled.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Tells that the editing has ended; nobody tells here, since keys are not modelled.
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalCall.miss(on: self)
    return true
  }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) { OptionalCall.miss(on: self) }
}
