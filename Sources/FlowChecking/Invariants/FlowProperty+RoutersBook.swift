extension FlowProperty {
  /// A recorded router refers to none of the screens that it has shown and that have left.
  ///
  /// What a router keeps is its book of what is on screen: one that differs from the stack leads
  /// astray what is looked up in it, and keeps what nobody needs. Screens that it refers to weakly count
  /// too while something else keeps them alive.
  public static var routersBookIsTheStack: FlowProperty {
    .invariant("router's book equals the stack") { state in
      guard let entry = state.record.staleEntries.first else { return nil }
      return Breach(
        "\(entry.router) still has \(entry.screen) in its book, which has left", since: entry.since)
    }
    .grouped { String($0.prefix { $0 != " " }) }
    .stating(
      "A recorded router refers to none of the screens that it has shown and that have left.",
      id: "routers-book-equals-the-stack"
    )
    .applying(
      where: { !$0.record.trace.presentations.isEmpty },
      otherwise: "no recorded router shows a screen")
  }
}
