import FlowChecking
import FlowTesting
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
      issue.error as? FlowError == .sameEventTwice(flow: "TwiceNamed", event: "a")
    }
  }
}
