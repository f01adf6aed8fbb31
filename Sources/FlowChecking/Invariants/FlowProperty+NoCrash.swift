import ModelChecking

extension FlowProperty {
  /// The app does not trap, end itself, overflow its stack or hang.
  ///
  /// That can be found out of an app in a process of its own only: the tool runs flows in workers,
  /// while a test that runs into a crash crashes.
  public static var noCrash: FlowProperty {
    FlowProperty(name: "no crash or hang", claim: .always { _ in nil })
      .grouped(by: cause)
      .stating(
        "The app does not trap, end itself, overflow its stack, fill the memory or hang.",
        id: "no-crash-or-hang")
  }

  /// Crashes have the same cause when they happen at the same place in the source, or say the same
  /// but for numbers where no place is known.
  private static func cause(of reason: String) -> String {
    let place = reason.split(separator: "(").last.flatMap { $0.contains(".swift:") ? $0 : nil }
    return place.map(String.init) ?? Fault.cause(of: reason)
  }

  /// Whether it is this promise.
  var isAboutCrashes: Bool { statement.id == Self.noCrash.statement.id }
}
