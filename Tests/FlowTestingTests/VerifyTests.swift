import FlowChecking
import FlowReports
import FlowTesting
import Folders
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// What a test that verifies a flow records.
@MainActor @Suite
struct VerifyTests {
  @Test
  func `a sound flow records nothing`() {
    verify(RayPetsFlow())
    verify(HowToCodeFlow())
  }

  @Test
  func `a faulty flow records an issue with the report`() {
    withKnownIssue {
      verify(RayPetsFlow.sheetPulledDownUnnoticed)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("2. pull sheet down  Home  ✘ broken here") == true
    }
  }

  @Test
  func `a replay that breaks a promise records an issue`() {
    withKnownIssue {
      verify(RayPetsFlow.childNotHeld, replaying: "schedule")
    } matching: { issue in
      issue.comments.first?.rawValue.contains("✘ no dead tap") == true
    }
  }

  @Test
  func `a flow can be verified under some profiles only`() {
    verify(HowToCodeFlow.firstScreenForgottenByBackMenu, profiles: [.iOS13])
    withKnownIssue {
      verify(HowToCodeFlow.firstScreenForgottenByBackMenu, profiles: [.iOS14], unspecified: false)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Home', profile: .iOS14)") == false
        && issue.comments.first?.rawValue.contains("choose Home\", profile: .iOS14)") == true
    }
  }

  @Test
  func `a replay runs under its profile`() {
    withKnownIssue {
      verify(HowToCodeFlow(), replaying: "learn > next > hold back, choose Home", profile: .iOS13)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("Home\", is not on offer there") == true
    }
  }

  @Test
  func `a flow that relies on unspecified behaviour records a warning`() {
    withKnownIssue {
      verify(Trusting())
    } matching: { issue in
      issue.severity == .warning
        && issue.comments.first?.rawValue.contains("! relies on unspecified") == true
    }
    verify(Trusting(), unspecified: false)
  }

  @Test
  func `a flow whose tasks cannot run records a warning`() {
    withKnownIssue {
      verify(Asking())
    } matching: { issue in
      issue.severity == .warning
        && issue.comments.first?.rawValue.contains(
          """
            tasks were begun that cannot run in this process: what they do is missed here; the tool \
          runs them, unless its main function is async

          """) == true
        && issue.comments.first?.rawValue.hasSuffix("; without what tasks do\n") == true
    }
  }

  @Test
  func `a report tells of tasks that did not run, alone and merged`() throws {
    let exploration = try FlowExplorer(of: Asking(), profiles: [.newest]).explore()
    let report = Report(of: [exploration])
    #expect(report.flows[0].hasLostTask)
    #expect(try Report(merging: [report, report]).flows[0].hasLostTask)
    let sound = try FlowExplorer(of: RayPetsFlow(), profiles: [.newest]).explore()
    #expect(!Report(of: [sound]).flows[0].hasLostTask)
  }

  @Test
  func `a replay whose tasks cannot run records a warning`() {
    withKnownIssue {
      verify(Asking(), replaying: "ask")
    } matching: { issue in
      issue.severity == .warning
        && issue.comments.first?.rawValue.hasSuffix(
          """
            tasks were begun that cannot run in this process: what they do is missed here; the tool \
          runs them, unless its main function is async

          """) == true
    }
  }

  @Test
  func `a replay that breaks nothing records nothing`() {
    verify(RayPetsFlow(), replaying: "schedule > pull sheet down")
  }

  @Test
  func `a replay that does not fit records an issue`() {
    withKnownIssue {
      verify(RayPetsFlow(), replaying: "schedule > jump")
    } matching: { issue in
      issue.comments.first?.rawValue.contains("\"jump\", is not on offer there") == true
    }
  }

  @Test
  func `a flow that cannot be explored records an issue`() {
    withKnownIssue {
      verify(TwiceNamed())
    } matching: { issue in
      issue.comments.first?.rawValue
        == "The flow TwiceNamed declares the event \"a\" twice; give one of them another name."
    }
  }

  @Test
  func `faults are written to a folder and tried first, and nothing is written otherwise`() throws {
    let folder = try TemporaryFolder()
    let name = "ChildNotHeld-no-dead-tap-17c70299.trace"
    withKnownIssue { verify(RayPetsFlow.childNotHeld) }
    #expect(try folder.names == [])
    withKnownIssue { verify(RayPetsFlow.childNotHeld, regressions: folder.path) }
    #expect(try folder.names == [name])
    withKnownIssue {
      verify(RayPetsFlow.childNotHeld, regressions: folder.path)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("1 regression tried first: 1 broken again") == true
    }
  }

  /// It is there under the name of the fault, and no longer than a trace that shows it.
  @Test
  func `a file that shows nothing any more is written anew`() throws {
    let folder = try TemporaryFolder()
    func check() {
      withKnownIssue {
        verify(RayPetsFlow.sheetPulledDownUnnoticed, regressions: folder.path)
      }
    }
    check()
    let name = try #require(try folder.names.first)
    let text = try folder.read(name)
    #expect(text.contains("\nschedule\npull sheet down\n"))
    let stale = text.replacing("\npull sheet down", with: "")
    try folder.write(stale.replacing("events: 2", with: "events: 1"), to: name)
    check()
    #expect(try folder.read(name) == text)
  }

  @Test
  func `a folder of regressions lies beside the file of the test`() throws {
    let folder = try TemporaryFolder()
    try folder.write("# flow: RayPets\n# property: fun\n# eve", to: "half.trace")
    let path = folder.path
    withKnownIssue {
      verify(RayPetsFlow(), regressions: ".", filePath: "\(path)/Tests.swift")
    } matching: { issue in
      issue.comments.first?.rawValue
        == "\(path)/./half.trace:3: the file ends before the first event."
    }
  }
}
