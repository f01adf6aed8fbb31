import HeadlessUIKit
package import ModelChecking

/// A flow that runs by itself: events at random, and nothing recorded, read or judged.
///
/// It is what explorations are measured against.
@MainActor
package struct UnwatchedRun {
  private let flow: FlowDeclaration
  private let seed: Seed

  /// Prepares a run of a flow.
  package init(of flow: some Flow, seed: Seed) {
    self.flow = FlowDeclaration(flow)
    self.seed = seed
  }

  /// Launches the flow and performs so many events, anew from launch wherever nothing is possible.
  package func perform(_ count: Int) {
    var generator = SeededGenerator(seed: seed)
    var scene = launch()
    for _ in 0..<count {
      scene.standStill()
      let offered = offeredEvents(in: scene)
      guard let event = offered.randomElement(using: &generator) else {
        scene = launch()
        continue
      }
      scene.stir()
      switch event {
      case .declared(let place, let value): flow.events[place].perform(scene, value)
      case .system(let gesture): scene.window.perform(gesture)
      case .wait(let place, _): HeadlessDevice.current.clock.endWait(at: place)
      }
      HeadlessDevice.current.clock.settle()
    }
  }

  private func launch() -> FlowScene {
    HeadlessDevice.current = HeadlessDevice(profile: .iOS18)
    let window = UIWindow(frame: .zero)
    let scene = FlowScene(window: window, root: flow.launch(window))
    window.makeKeyAndVisible()
    HeadlessDevice.current.clock.settle()
    return scene
  }

  private func offeredEvents(in scene: FlowScene) -> [OfferedEvent.Source] {
    var offered: [OfferedEvent.Source] = []
    for place in flow.events.indices {
      for value in 0..<flow.events[place].count(scene) {
        offered.append(.declared(place, value: value))
      }
    }
    return offered + scene.window.systemGestures.map { .system($0) }
  }
}
