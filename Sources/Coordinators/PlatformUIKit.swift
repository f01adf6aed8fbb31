#if os(iOS) || os(tvOS) || os(visionOS)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif

/// Runs a closure once what is going on now is over: in the next turn of the main actor, or of the
/// clock of the headless device.
@MainActor
func inNextTurn(_ action: @escaping @MainActor () -> Void) {
  #if os(iOS) || os(tvOS) || os(visionOS)
    Task { action() }
  #else
    HeadlessDevice.current.clock.schedule(after: .zero) { action() }
  #endif
}
