import FlowChecking
import ModelChecking
import Testing

@testable import FlowCommand

/// A command line that cannot be understood is answered with one clear sentence.
@MainActor @Suite
struct UsageTests {
  @Test(arguments: [
    (["exlpore"], "There is no command \"exlpore\". Did you mean \"explore\"?"),
    (["frobnicate"], "There is no command \"frobnicate\"."),
    (["explore", "RayPet"], "There is no flow \"RayPet\". Did you mean \"RayPets\"?"),
    (
      ["explore", "sheet"], "There is no flow \"sheet\". Did you mean \"SheetPulledDownUnnoticed\"?"
    ),
    (["explore", "--sed", "1"], "\"explore\" has no option \"--sed\". Did you mean \"--seed\"?"),
    (["explore", "--depth"], "--depth needs a value."),
    (["explore", "--depth", "0"], "--depth takes a whole number from 1 to 2⁶³ − 1, not \"0\"."),
    (
      ["explore", "--depth", "many"],
      "--depth takes a whole number from 1 to 2⁶³ − 1, not \"many\"."
    ),
    (["explore", "--states=-1"], "--states takes a whole number from 1 to 2⁶³ − 1, not \"-1\"."),
    (["explore", "--time", "soon"], "--time takes a time such as 500ms, 30s or 2m, not \"soon\"."),
    (["explore", "--time", "nan"], "--time takes a time such as 500ms, 30s or 2m, not \"nan\"."),
    (
      ["explore", "--time", "1e300h"],
      "--time takes a time such as 500ms, 30s or 2m, not \"1e300h\"."
    ),
    (["explore", "--seed", "-1"], "--seed takes a number from 0 to 2⁶⁴ − 1, not \"-1\"."),
    (
      ["explore", "--strategy", "randon"],
      "--strategy is exhaustive, depth-first, random or guided, not \"randon\". "
        + "Did you mean \"random\"?"
    ),
    (
      ["explore", "--strategy", "exhaustive", "--seed", "1"],
      "--seed is for --strategy random or guided; exhaustive needs none."
    ),
    (
      ["explore", "--strategy", "depth-first"],
      "--strategy depth-first needs --depth, or it may go down for ever."
    ),
    (["explore", "--resume"], "--resume needs --checkpoint FILE, to go on from."),
    (
      ["fuzz", "--checkpoint", "x"],
      "--checkpoint needs --seed where events are drawn at random, so that --resume goes the same "
        + "way."
    ),
    (["explore", "--complete=yes"], "--complete takes no value."),
    (["explore", "--in-process=no"], "--in-process takes no value."),
    (["explore", "--hang", "long"], "--hang takes a time such as 500ms, 30s or 2m, not \"long\"."),
    (
      ["replay", "RayPets", "x", "--hang=0"],
      "--hang takes a time such as 500ms, 30s or 2m, not \"0\"."
    ),
    (
      ["fuzz", "--strategy", "random"],
      "\"fuzz\" has no option \"--strategy\". Did you mean \"--states\"?"
    ),
    (["explore", "RayPetsFlow"], "There is no flow \"RayPetsFlow\". Did you mean \"RayPets\"?"),
    (
      ["explore", "--strategyrandom"],
      "\"explore\" has no option \"--strategyrandom\". Did you mean \"--strategy\"?"
    ),
    (["fuzz", "RayPet"], "There is no flow \"RayPet\". Did you mean \"RayPets\"?"),
    (["replay", "RayPets"], "\"replay\" takes a flow and a token in quotation marks."),
    (["replay", "Raypets", "x"], "There is no flow \"Raypets\". Did you mean \"RayPets\"?"),
    (
      ["explore", "--profile", "iOS 12"],
      "There is no profile \"iOS 12\": there are iOS 26, iOS 18, iOS 14–17, iOS 13."
    ),
    (
      ["replay", "RayPets", "x", "--profile=12"],
      "There is no profile \"12\": there are iOS 26, iOS 18, iOS 14–17, iOS 13."
    ),
    (["replay", "RayPets", "x", "--profile"], "--profile needs a value."),
    (
      ["replay", "RayPets", "x", "--profiles", "13"],
      "\"replay\" takes a flow and a token in quotation marks."
    ),
    (["replay", "RayPets", "x", "--file", "f"], "\"replay\" takes a flow, and a token or --file."),
    (["replay", "RayPets", "--file"], "--file needs a value."),
    (["explore", "--regressions"], "--regressions needs a value."),
    (["list", "all"], "\"list\" takes no argument: \"all\"."),
  ])
  func `a mistake is worth 64 and a sentence`(_ arguments: [String], _ sentence: String) {
    let terminal = TestTerminal()
    #expect(terminal.run(arguments) == .usage)
    #expect(terminal.complaints == "clew: \(sentence)\nSee \"clew --help\".\n")
    #expect(terminal.output == "")
  }

  @Test
  func `fuzzing is guided, for ten seconds unless something else is said`() throws {
    var parser = OptionParser(["A"], of: .fuzz)
    let options = try parser.parse()
    #expect(options.strategyName == .guided)
    #expect(options.time == .seconds(10))
    #expect(options.limits(for: options.strategy) == Limits(time: .seconds(10)))
    var other = OptionParser(["A", "--time=1s", "--seed=3", "--states", "9"], of: .fuzz)
    let given = try other.parse()
    #expect(given.strategy == .guided(Seed(3)))
    #expect(given.limits(for: given.strategy) == Limits(states: 9, time: .seconds(1)))
  }

  @Test
  func `what draws events at random draws 5,000 of them unless a time is given`() throws {
    var walk = OptionParser(["--strategy", "random", "--seed", "3"])
    let options = try walk.parse()
    #expect(options.limits(for: options.strategy) == Limits(states: 100_000, events: 5000))
    var timed = OptionParser(["--strategy", "random", "--seed", "3", "--time", "1s"])
    let given = try timed.parse()
    #expect(given.limits(for: given.strategy) == Limits(states: 100_000, time: .seconds(1)))
  }

  @Test(arguments: [
    ("500ms", Duration.milliseconds(500)), ("30s", .seconds(30)), ("2m", .seconds(120)),
    ("1h", .seconds(3600)), ("3", .seconds(3)), ("1.5s", .milliseconds(1500)),
  ])
  func `a time has a unit, or is in seconds`(_ text: String, _ time: Duration) throws {
    var parser = OptionParser(["--time", text])
    #expect(try parser.parse().time == time)
  }
}
