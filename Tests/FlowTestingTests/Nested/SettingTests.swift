import Folders
import Foundation
import Testing

/// Who decides how flows are explored: the environment, the call, the traits.
@Suite
struct SettingTests {
  @Test
  func `traits say how flows are explored`() async throws {
    let text = try #require(try await NestedRun("traits").issues.first?.text)
    #expect(text.hasPrefix("\n? RayPets is undecided: the limit of 7 states was reached\n"))
    #expect(text.contains("\n  random walk from seed 3\n"))
    #expect(!text.contains("under iOS 13:"))
  }

  @Test
  func `the environment comes before traits and arguments`() async throws {
    let other = ["CLEW_SEED": "9", "CLEW_STATES": "6", "CLEW_PROFILE": "iOS 13"]
    let traits = try #require(try await NestedRun("traits", in: other).issues.first?.text)
    #expect(traits.hasPrefix("\n? RayPets is undecided: the limit of 6 states was reached\n"))
    #expect(traits.contains("\n  random walk from seed 9\n"))
    let arguments = try #require(
      try await NestedRun("undecided", in: ["CLEW_STATES": "4"]).issues.first?.text)
    #expect(arguments.hasPrefix("\n? RayPets is undecided: the limit of 4 states was reached\n"))
  }

  @Test
  func `time and impatience come from the environment too`() async throws {
    let run = try await NestedRun("undecided", in: ["CLEW_TIME": "1ms", "CLEW_IMPATIENCE": "1"])
    let text = try #require(run.issues.first?.text)
    #expect(text.hasPrefix("\n? RayPets is undecided: the time of 0 s was up\n"))
    #expect(text.contains("for up to"))
  }

  @Test(arguments: [
    ("CLEW_SEED", "x", "a number from 0 to 2⁶⁴ − 1"),
    ("CLEW_TIME", "soon", "a time such as 500ms, 30s or 2m"),
    ("CLEW_STATES", "0", "a whole number from 1 to 2⁶³ − 1"),
    ("CLEW_IMPATIENCE", "-1", "a whole number from 1 to 2⁶³ − 1"),
    ("CLEW_PROFILE", "iOS 3", "the name of a profile such as iOS 17"),
  ])
  func `a variable that says nothing is an issue`(name: String, value: String, kind: String)
    async throws
  {
    let run = try await NestedRun("sound", in: [name: value])
    #expect(
      run.issues.map(\.text)
        == ["The environment variable \(name) takes \(kind), not \"\(value)\"."])
  }

  @Test
  func `a report is written when the environment asks for one`() async throws {
    let folder = try TemporaryFolder()
    let run = try await NestedRun("sound", in: ["CLEW_REPORT": "out"], at: folder)
    #expect(run.issues == [])
    #expect(run.written.prefix(2) == ["out", "out/RayPets"])
    #expect(run.written.contains("out/RayPets/report.json"))
    #expect(run.written.contains("out/RayPets/index.html"))
  }

  @Test
  func `an empty variable is none`() async throws {
    #expect(try await NestedRun("sound", in: ["CLEW_SEED": "", "CLEW_REPORT": ""]).issues == [])
  }
}
