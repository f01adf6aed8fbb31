import FlowTesting
import Testing

/// The flow beside this file is what clew-scaffold writes for the app, as it is.
@MainActor @Suite struct BegunTests {
  @Test func `a flow that was only begun can be explored`() {
    verify(TripsFlow())
  }
}
