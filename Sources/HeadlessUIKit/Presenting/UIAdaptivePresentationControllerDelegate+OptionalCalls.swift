extension UIAdaptivePresentationControllerDelegate {
  /// Whether the user may dismiss, as an optional call asks it.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool?)? {
    { controller in
      OptionalCall.result(of: "presentationControllerShouldDismiss", on: self, "(_:)") {
        self.presentationControllerShouldDismiss(controller)
      }
    }
  }

  /// That the user begins to dismiss, as an optional call tells it.
  @_disfavoredOverload
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void?)? {
    { controller in
      OptionalCall.result(of: "presentationControllerWillDismiss", on: self, "(_:)") {
        self.presentationControllerWillDismiss(controller)
      }
    }
  }

  /// That the user has dismissed, as an optional call tells it.
  @_disfavoredOverload
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void?)? {
    { controller in
      OptionalCall.result(of: "presentationControllerDidDismiss", on: self, "(_:)") {
        self.presentationControllerDidDismiss(controller)
      }
    }
  }

  /// That the user was not allowed to dismiss, as an optional call tells it.
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void?)? {
    { controller in
      OptionalCall.result(of: "presentationControllerDidAttemptToDismiss", on: self, "(_:)") {
        self.presentationControllerDidAttemptToDismiss(controller)
      }
    }
  }
}
