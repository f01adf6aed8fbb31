/// The words by which the tool is told what to do.
enum Verb: String, CaseIterable {
  case list
  case explore
  case replay

  /// How the verb is used, on one screen.
  var help: String {
    switch self {
    case .list:
      """
      clew list

        Prints the name of every flow, with how many events and promises it declares.

      """
    case .explore:
      """
      clew explore [FLOW…] [options]

        Explores flows, all of them when none is named, and prints what it finds.

        --strategy exhaustive   every event of every state (the default)
        --strategy random       events at random, 20,000 of them unless --time says otherwise
        --seed N                where the random numbers start; the same seed gives the same run
        --depth N               no further than N events from launch
        --states N              no more than N states (100,000 by default)
        --time T                no longer than T, such as 500ms, 30s or 2m

        Exit status: 0 all promises kept, 1 one broken, 2 not everything explored.

        Example: clew explore RayPets --depth 4

      """
    case .replay:
      """
      clew replay FLOW TOKEN

        Runs one flow along the events of a token, as printed with a counterexample.

        Exit status: 0 no promise is broken at its end, 1 one is, 65 the token does not fit.

        Example: clew replay RayPets "schedule > pull sheet down"

      """
    }
  }
}
