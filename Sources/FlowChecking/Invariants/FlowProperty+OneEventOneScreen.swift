extension FlowProperty {
  /// A button that is pressed again while the first press still shows its effect does not show a second
  /// screen of the same type.
  ///
  /// UIKit lets the user touch a screen that another one is about to cover. It can be found out only
  /// where events come while an animation runs.
  public static var oneEventOneScreen: FlowProperty {
    .invariant("one event, one screen") { state in
      state.record.outcome.surplusScreen.map { Breach($0) }
    }
    .grouped { String($0.prefix { $0 != "," }) }
    .stating(
      "A button that is pressed again while the first press still shows its effect does not show a "
        + "second screen of the same type.", id: "one-event-one-screen")
  }
}
