extension Help {
  /// How a shell learns to complete the command line.
  static func completion(_ tool: String) -> String {
    """
    \(tool) completion (bash | zsh | fish)

      Prints what makes a shell complete commands, options, files and the names of
      flows. Add it to what the shell reads when it starts, or try it now:

      bash                    source <(\(tool) completion bash)
      zsh                     source <(\(tool) completion zsh), after compinit
      fish                    \(tool) completion fish | source

      Example: \(tool) completion bash >> ~/.bash_completion

    """
  }

  /// How other formats are made of a report.
  static func report(_ tool: String) -> String {
    """
    \(tool) report FILE [options]

      Makes other formats of a report.json that "explore --report DIR" wrote.

      --html DIR              pages for a browser
      --single-file FILE      the same pages in one file
      --svg DIR               the map of each flow as a picture
      --junit FILE            JUnit's XML, a case for each promise of each flow
      --junit-file-attribute  with each failure's file; by itself with GITLAB_CI
      --sarif FILE            SARIF 2.1.0 for code scanning, traces as code flows
      --markdown FILE         Markdown with a map of each flow that breaks a promise
      --itf DIR               the counterexamples in the Informal Trace Format
      --dot FILE, --mermaid FILE
                              the screens, for Graphviz and Mermaid
      --graphml FILE          the states, for tools that reckon with graphs
      --github                annotations, a summary; by itself with GITHUB_ACTIONS

      FILE may be "-", standard output. A file that is there is replaced as a whole.

      Exit status: 0 all written, 65 FILE cannot be read, 70 not all can be written.

      Example: \(tool) report Reports --junit junit.xml --sarif clew.sarif

    """
  }

  /// How one report is made of several.
  static func merge(_ tool: String) -> String {
    """
    \(tool) merge (DIR | FILE)… -o DIR

      Makes one report of several: of the shards of a run, or of the same flows on
      several nights. A DIR has a report.json, or folders that have one each.

      Flows are united by name, their states by fingerprint: coverage is added up,
      of each fault the shortest trace is kept, and a promise is broken if it is in
      one of them. It holds if one of them says so. What was explored otherwise, or
      does not do the same, is refused.

      -o DIR, --output DIR    where the report and its pages go; or a FILE.json

      Exit status: 0 all was written, 2 it was but a shard is missing, 65 a report
      cannot be read or does not belong to the others, 70 it cannot be written.

      Example: \(tool) merge shards -o Reports

    """
  }

  /// How two reports are compared.
  static func diff(_ tool: String) -> String {
    """
    \(tool) diff OLD NEW [options]

      Says what changed from one report to another: the findings that are new, fixed
      or still there, and the screens and transitions that came or went. OLD and NEW
      are files or folders.

      --markdown FILE         write it as Markdown, for a pull request
      --html FILE             write it as a page for a browser

      FILE may be "-", which is standard output.

      Exit status: 0 nothing new is broken, 1 there is a new finding, 65 a report
      cannot be read, 70 something cannot be written.

      Example: \(tool) diff main/report.json Reports --markdown -

    """
  }
}
