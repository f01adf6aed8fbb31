import Coordinators
import HeadlessUIKit

/// One launch of a flow, standing in the state that the events so far have led to.
@MainActor
final class FlowLaunch {
  /// The launched flow.
  let scene: FlowScene

  /// What recorded routers did.
  let trace = RouterTrace()

  /// What was read of the present state.
  private(set) var reading: StateReading

  private let device = HeadlessDevice()
  private let observer: FlowObserver
  private let catalog: TypeCatalog
  private var record: FlowRecord
  private var eventCount = 0

  init(of flow: FlowDeclaration, catalog: TypeCatalog) {
    HeadlessDevice.current = device
    let window = UIWindow(frame: .zero)
    trace.controllersNow = { [weak window] in window.map { FlowTree(of: $0).controllers } ?? [] }
    let root = RouterTrace.$current.withValue(trace) { [device] in
      let root = flow.launch(window)
      window.makeKeyAndVisible()
      device.clock.settle()
      return root
    }
    scene = FlowScene(window: window, root: root)
    self.catalog = catalog
    observer = FlowObserver(recording: trace, events: flow.events, catalog: catalog)
    reading = StateReader(catalog: catalog).reading
    record = FlowRecord(trace: trace)
    observe()
  }

  /// The present state.
  var state: FlowState {
    FlowState(scene: scene, tree: tree, record: record)
  }

  /// Performs something and lets the app come to rest.
  func perform(_ event: (FlowScene) -> Void) {
    HeadlessDevice.current = device
    eventCount += 1
    trace.beginEvent()
    RouterTrace.$current.withValue(trace) {
      event(scene)
      device.clock.settle()
    }
    observe()
  }

  /// Returns every simple value of the present state with its place, to compare two runs.
  func describe() -> [String] {
    var reader = StateReader(catalog: catalog, describing: true)
    read(by: &reader)
    return reader.description
  }

  private var tree: FlowTree { FlowTree(of: scene.window, root: scene.root) }

  private func observe() {
    var reader = StateReader(catalog: catalog)
    read(by: &reader)
    observer.observe(tree, reader.reading, after: eventCount)
    reader.read(observer.state(of: tree))
    reading = reader.reading
    record = FlowRecord(
      trace: trace, leakedChildren: observer.leakedChildren(in: tree),
      leakedObjects: observer.leakedObjects(reached: reading.reached),
      frontmostOrphan: observer.orphan(among: scene.window.frontmostPath),
      exception: device.console.first { $0.isException }, isAtRest: device.clock.isIdle)
  }

  private func read(by reader: inout StateReader) {
    reader.read(scene.root)
    reader.read(scene.window)
  }
}
