import FlowTestingXCTest
import TripsFlows
import XCTest

/// The same in XCTest, where a test on the main actor has to be async.
final class TripsTestCase: XCTestCase {
  @MainActor func testTripsCanBePlanned() async {
    verify(TripsFlow())
  }
}
