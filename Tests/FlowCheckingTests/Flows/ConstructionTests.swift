import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowChecking

/// It is known how a test makes a flow, or that it is not.
@MainActor @Suite
struct ConstructionTests {
  @Test
  func `a flow that is called as its type is made without anything`() {
    #expect(FlowDeclaration(RayPetsFlow()).construction == "RayPetsFlow()")
  }

  @Test
  func `a flow that is called otherwise was made with something`() {
    #expect(FlowDeclaration(RayPetsFlow.childNotHeld).construction == "RayPetsFlow(…)")
  }
}
