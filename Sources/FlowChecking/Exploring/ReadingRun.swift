import HeadlessUIKit
import ModelChecking

/// The launch of a flow, read again and again: what fingerprints cost.
@MainActor
package struct ReadingRun {
  private let scene: FlowScene
  private let reader = StateReader(catalog: TypeCatalog(without: []))

  /// Launches a flow.
  package init(of flow: some Flow) {
    HeadlessDevice.current = HeadlessDevice(profile: .iOS18)
    let window = UIWindow(frame: .zero)
    scene = FlowScene(window: window, root: flow.launch(in: window))
    window.makeKeyAndVisible()
    HeadlessDevice.current.clock.settle()
  }

  /// Reads everything so many times, and returns how many objects there are.
  package func read(_ count: Int) -> Int {
    for _ in 0..<count {
      reader.startAnew()
      reader.read(object: scene.root)
      reader.read(object: scene.window)
      reader.letGo()
    }
    return reader.objectCount
  }
}
