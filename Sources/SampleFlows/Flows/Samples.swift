import FlowChecking

/// The sample flows, in the order in which they are listed.
@MainActor
public enum Samples {
  /// The two flows of the book, which keep every promise.
  public static var sound: [any Flow] {
    [HowToCodeFlow(), RayPetsFlow()]
  }

  /// The same flows with one fault each, which the flow is named after.
  public static var faulty: [any Flow] {
    [
      HowToCodeFlow.firstScreenForgottenOnDismiss, HowToCodeFlow.firstScreenForgottenByBackMenu,
      HowToCodeFlow.firstScreenForgottenWithoutAnimation, HowToCodeFlow.deafAfterLink,
      HowToCodeFlow.cancelledSwipeTakenForDone, HowToCodeFlow.backNotInRoutersBook,
      HowToCodeFlow.delegateTakenByStep, HowToCodeFlow.coveredTakenForGone,
      HowToCodeFlow.stepNeverShownAgain, HowToCodeFlow.restoredWithoutCoordinator,
      HowToCodeFlow.popsTooFar,
      HowToCodeFlow.delegateHeldStrongly, HowToCodeFlow.hintNeverShown,
      RayPetsFlow.sheetPulledDownUnnoticed,
      RayPetsFlow.onDismissedRunsTwice, RayPetsFlow.childNeverDropped,
      RayPetsFlow.childNotHeld, RayPetsFlow.alertPresentedTooEarly,
      RayPetsFlow.pushedOntoLeavingSheet, RayPetsFlow.helpOverOldRoot,
      RayPetsFlow.presenterNotAdded,
    ]
  }

  /// A flow whose fault shows only where events come while an animation runs, to be explored with
  /// impatience; and one that has states without end, to be explored up to a limit.
  public static var demanding: [any Flow] {
    [RayPetsFlow.secondPressHeeded, HowToCodeFlow.notesPileUp]
  }

  /// Small flows in which no state breaks a promise, but a whole run does.
  public static var endless: [any Flow] { [TermsFlow(), SurveyFlow()] }

  /// The book's flows with a fault that ends the app or makes it hang: to be run in workers only.
  public static var crashing: [any Flow] {
    [
      HowToCodeFlow.trapsOnTheWayBack, HowToCodeFlow.waitsForItself, HowToCodeFlow.endsTheApp,
      HowToCodeFlow.overflowsTheStack, HowToCodeFlow.fillsTheMemory,
    ]
  }

  /// A larger app, generated: explored on request only.
  public static var generated: [any Flow] { [GeneratedFlow()] }

  /// A login whose answer takes its time, sound and with one fault: to be run where tasks run in
  /// virtual time, which is in the tool.
  public static var asynchronous: [any Flow] {
    [LoginFlow(), LoginFlow.answerComesTooLate]
  }

  /// All that leave the process alone, but for the generated one.
  public static var all: [any Flow] { sound + faulty + endless }
}
