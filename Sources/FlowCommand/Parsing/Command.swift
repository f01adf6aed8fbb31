/// What the tool is asked to do.
enum Command: Hashable {
  /// Print the names of the flows.
  case list

  /// Explore flows, all of them when none is named.
  case explore(ExploreOptions)

  /// Run one flow along given events.
  case replay(flow: String, ReplayOptions, Isolation)

  /// Compare flows with their specs.
  case verify(VerifyOptions)

  /// Make other formats of a report.
  case report(ReportOptions)

  /// Make one report of several.
  case merge(MergeOptions)

  /// Say what changed between two reports.
  case diff(DiffOptions)

  /// Print what makes a shell complete the command line.
  case completion(Shell)

  /// Print how the tool is used.
  case help(Verb?)

  /// Print the version.
  case version
}
