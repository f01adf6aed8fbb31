/// How the tool is used, on one screen each.
enum Help {
  /// Returns the help of a command, or an overview.
  static func text(of verb: Verb?, tool: String) -> String {
    switch verb {
    case nil: overview(tool)
    case .list: list(tool)
    case .explore: explore(tool)
    case .fuzz: fuzz(tool)
    case .replay: replay(tool)
    case .verify: verify(tool)
    case .report: report(tool)
    case .merge: merge(tool)
    case .diff: diff(tool)
    case .completion: completion(tool)
    }
  }

  private static func overview(_ tool: String) -> String {
    """
    \(tool) explores navigation flows and finds what breaks their promises.

      \(tool) list                  the flows there are
      \(tool) explore [FLOW…]       explore flows, or a spec, and print what is found
      \(tool) fuzz [FLOW…]          look for faults at random, for ten seconds
      \(tool) replay FLOW TOKEN     run a flow along the events of a counterexample
      \(tool) verify [FILE…]        compare flows with their specs, in the folder Specs
      \(tool) report FILE           make other formats of a report.json
      \(tool) merge DIR… -o DIR     make one report of several
      \(tool) diff OLD NEW          say what changed between two reports
      \(tool) completion SHELL      complete what is typed, in bash, zsh or fish
      \(tool) --version             the version
      \(tool) COMMAND --help        how a command is used

    Example: \(tool) explore RayPets

    """
  }

  private static func list(_ tool: String) -> String {
    """
    \(tool) list

      Prints the name of every flow, with how many events and promises it has.

      Example: \(tool) list

    """
  }

  private static func explore(_ tool: String) -> String {
    """
    \(tool) explore [FLOW…] [options]

      Explores flows, all when none is named, or a spec (FILE.md).

      --strategy S            exhaustive, depth-first (with --depth), random, guided
      --seed N                where random numbers start; 5,000 events or --time
      --depth N, --states N   at most N events from launch; N states (100,000)
      --impatience K          up to K events while an animation runs, first none
      --time T                no longer than T, such as 500ms, 30s or 2m
      --profile NAME          UIKit as in "iOS 13" …; otherwise all that can differ
      --regressions DIR       try the faults in DIR first, and write those found
      --report DIR, --shard K/N   write report.json and pages; only part K of N
      --checkpoint FILE       keep what is known in FILE; with --resume, go on
      --exchange DIR          share each flow with other shards by files in DIR
      --complete, --coverage  fail when something was left out; print what was tried
      --workers N, --in-process   more processes for a flow than one, or none
      --hang T, --memory-limit MB   how long an event takes (1s); a flow's size

      Exit status: 0 all promises kept, 1 one broken, 2 not everything explored;
      with --complete 3 when a bound left something out, and 4 when chance did.

      Example: \(tool) explore RayPets --depth 4

    """
  }

  private static func fuzz(_ tool: String) -> String {
    """
    \(tool) fuzz [FLOW…] [options]

      Looks for faults in flows, all when none is named, by events at random, going
      back to states from which little was tried. What it finds is made short.

      --time T                for how long, such as 500ms, 30s or 2m (10s)
      --seed N                where random numbers start, for the same run again
      --depth N, --states N, --impatience K, --profile NAME, --regressions DIR,
      --hang T, --memory-limit MB, --in-process
                              as for \(tool) explore
      --complete, --coverage  fail when something was left out; print what was tried

      Exit status: 0 no promise was found broken, 1 one was; with --complete 3 when
      a bound left something out, and 4 when chance did.

      Example: \(tool) fuzz RayPets --time 30s

    """
  }

  private static func replay(_ tool: String) -> String {
    """
    \(tool) replay FLOW (TOKEN | --file FILE) [options]

      Runs one flow along the events of a token, as printed with a counterexample,
      or of a file that "explore --regressions" wrote.

      --file FILE             the events of a file, with UIKit as the file says
      --profile NAME          UIKit as in "iOS 13" …; the newest version by default
      --hang T                how long an event takes until it counts as a hang (1s)
      --memory-limit MB       how much memory the flow may have (256)
      --in-process            run the flow in this process: what it prints is seen,
                              and a crash is a crash, with the runtime's backtrace

      Exit status: 0 no promise is broken at its end, 1 one is, 65 the events do not
      fit or the file says something else.

      Example: \(tool) replay RayPets "schedule > pull sheet down"

    """
  }

  private static func verify(_ tool: String) -> String {
    """
    \(tool) verify [FILE…] [options]

      Compares flows with their specs: Markdown files, by themselves all in the
      folder Specs. The heading names the flow, a ```mermaid block draws its screens
      and the events between them, and a ```properties block lists what it promises.
      Not drawn is what leaves the screens as they are, and swipes and menus that do
      what the back button does.

      --record                write what the flows do today into the blocks; a file
                              that is not there is begun for the flow of that name
      --hang T, --in-process  as for \(tool) explore

      Exit status: 0 the flows do what the specs say, 1 one does not, 2 not
      everything was explored, 65 a spec cannot be understood.

      A spec without a flow can be walked by itself: \(tool) explore Specs/Planned.md

      Example: \(tool) verify Specs/RayPets.md

    """
  }
}
