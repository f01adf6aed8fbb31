import HeadlessUIKit
import Testing

/// A stage that shows a sheet, whose delegate is recorded too.
@MainActor
struct SheetStage {
  let stage: Stage
  let sheet: Screen
  let delegate: RecordingSheetDelegate

  /// Shows the sheet and lets its animation end.
  init(as style: UIModalPresentationStyle = .automatic, profile: UIKitProfile = .iOS17) {
    stage = Stage("A", profile: profile)
    sheet = stage.show("S", as: style)
    delegate = RecordingSheetDelegate(stage.log)
    sheet.presentationController?.delegate = delegate
  }

  /// What has been recorded.
  var log: CallbackLog { stage.log }

  /// What presents the sheet.
  var navigation: UINavigationController { stage.navigation }

  /// Does what the user can do, after checking that it can be done.
  func perform(_ gesture: SystemGesture, sourceLocation: SourceLocation = #_sourceLocation) {
    stage.perform(gesture, sourceLocation: sourceLocation)
  }

  /// Lets all animations end.
  func settle() {
    stage.settle()
  }
}
