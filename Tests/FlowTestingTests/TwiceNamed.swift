import FlowChecking
import HeadlessUIKit
import SampleFlows

/// A flow with two events of one name.
struct TwiceNamed: Flow {
  var events: [FlowEvent] { [.anytime("a") { _ in }, .anytime("a") { _ in }] }

  func launch(in window: UIWindow) -> HomeCoordinator { RayPetsFlow().launch(in: window) }
}
