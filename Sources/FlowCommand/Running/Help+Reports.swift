extension Help {
  /// How other formats are made of a report.
  static func report(_ tool: String) -> String {
    """
    \(tool) report FILE [options]

      Makes other formats of a report.json that "explore --report DIR" wrote; FILE may be that DIR.

      --html DIR              pages for a browser
      --single-file FILE      the same pages in one file
      --junit FILE            JUnit's XML, a case for each promise of each flow
      --junit-file-attribute  with the file of each failure; by itself where GITLAB_CI is set
      --sarif FILE            SARIF 2.1.0 for code scanning, the traces being code flows
      --markdown FILE         Markdown with a map for each flow that breaks a promise
      --itf DIR               the counterexamples in the Informal Trace Format
      --dot FILE, --mermaid FILE
                              the screens, for Graphviz and Mermaid
      --graphml FILE          the states, for tools that reckon with graphs
      --github                annotations in the log and a summary of the step; by itself where
                              GITHUB_ACTIONS is true

      FILE may be "-", which is standard output. A file that is there already is replaced as a whole.

      Exit status: 0 all was written, 65 the report cannot be read, 70 something cannot be written.

      Example: \(tool) report Reports --junit junit.xml --sarif clew.sarif

    """
  }
}
