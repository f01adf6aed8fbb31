public import Coordinators
import HeadlessUIKit

/// Records what a router is asked to do, and when the closures of its screens run.
///
/// It wraps any router, or stands alone: it then shows nothing, keeps its screens in a list, and runs
/// their closures when it dismisses them or ``leave(_:)`` is called.
@preconcurrency @MainActor
public final class RecordingRouter: Router {
  @MainActor
  private struct Screen {
    let presentation: Presentation
    let leave: (() -> Void)?

    var reference: ScreenReference { presentation.screen }

    /// Whether the screen hangs on a tree or may yet come there: one that waits for an animation to
    /// end, or that a swipe which may be cancelled takes away.
    func isOrMayBe(on tree: FlowTree) -> Bool {
      presentation.leftAt == nil || tree.holds(reference.screen)
    }
  }

  /// What is recorded, also by other routers of the same flow.
  public let trace: RouterTrace

  /// The name by which the calls are recorded: that of the wrapped router's type.
  public let name: String

  private let wrapped: (any Router)?
  private let location: CodeLocation
  @exclusivity(unchecked) private var screens: [Screen] = []

  /// The screens that the router has been asked to show and that are alive.
  @exclusivity(unchecked) private var shown: [ScreenReference] = []
  @exclusivity(unchecked) private var base: [ScreenReference] = []

  /// Creates a router that passes everything on to another, or that stands alone.
  ///
  /// Inside a flow it records into the flow's trace, so that the checks see it. The place of the
  /// call is recorded with each of the router's calls.
  public init(
    _ wrapped: (any Router)? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.wrapped = wrapped
    name = wrapped.map { TypeName.text(of: type(of: $0)) } ?? "RecordingRouter"
    location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    trace = RouterTrace.current ?? RouterTrace()
    trace.add(self)
  }

  /// The calls of this router and others of the same trace, oldest first.
  public var calls: [RouterCall] { trace.calls }

  /// Records the call and passes it on; the run of the closure is recorded too.
  public func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    let now = trace.tree
    forgetDeparted(since: now)
    let before = screens.isEmpty ? now.controllers : []
    let reference = ScreenReference(viewController)
    let presentation = Presentation(
      of: reference, call: record(.present, reference.name, isAnimated: animated),
      hasClosure: onDismissed != nil)
    trace.add(presentation)
    let request =
      wrapped == nil
      ? nil
      : HeadlessDevice.current.expect(viewController, of: "\(name).present(\(reference.name))")
    let leave = { [trace, weak self] in
      request?.settle()
      trace.close(presentation)
      self?.forget(reference)
      onDismissed?()
    }
    if wrapped != nil, !shown.contains(where: { $0.screen === viewController }) {
      shown.append(reference)
    }
    let isFirst = screens.isEmpty
    screens.append(Screen(presentation: presentation, leave: wrapped == nil ? leave : nil))
    wrapped?.present(
      viewController, animated: animated, onDismissed: onDismissed == nil ? nil : leave)
    guard isFirst else { return }
    base = before.filter { $0.isBelow(viewController) }.map { ScreenReference($0) }
  }

  /// Records the call and passes it on; standing alone, runs the closures, the last one first.
  public func dismiss(animated: Bool) {
    _ = record(.dismiss, nil, isAnimated: animated)
    guard let wrapped else {
      for screen in screens.reversed() { screen.leave?() }
      return
    }
    let before = trace.controllersNow
    let below = base.filter { $0.isOne(of: before) }
    let own = screens.map(\.reference).filter { $0.isOne(of: before) }
    let presentedBelow = below.filter { $0.screen?.presentingViewController != nil }
    HeadlessDevice.current.settleScreens()
    wrapped.dismiss(animated: animated)
    let after = trace.controllersNow
    let keepsRoot = before.first === after.first
    trace.add(
      Dismissal(
        router: name, own: own, taken: keepsRoot ? below.filter { !$0.isOne(of: after) } : [],
        presentedBelow: presentedBelow))
  }

  /// Has a screen leave a router that stands alone, as if the user had gone back.
  public func leave(_ viewController: UIViewController) {
    screens.first { $0.reference.screen === viewController }?.leave?()
  }

  /// Does something with the screens that the wrapped router has shown and refers to, though they have
  /// left.
  func forEachStaleScreen(
    in tree: FlowTree, _ reading: StateReader, _ act: @MainActor (UIViewController) -> Void
  ) {
    guard let wrapped, !shown.isEmpty, reading.reaches(wrapped) else { return }
    if shown.contains(where: { $0.screen == nil }) { shown.removeAll { $0.screen == nil } }
    let references = reading.references(of: wrapped)
    for reference in shown where references.contains(reference.address) {
      if let screen = reference.screen, !tree.holds(screen) { act(screen) }
    }
  }

  /// Returns whether one of the router's screens hangs on a tree.
  func shows(oneOf tree: FlowTree) -> Bool {
    for screen in screens where tree.holds(screen.reference.screen) { return true }
    return false
  }

  /// Forgets screens that a wrapped router has removed without telling.
  private func forgetDeparted(since now: FlowTree) {
    guard wrapped != nil else { return }
    screens.removeAll { !$0.isOrMayBe(on: now) }
  }

  private func forget(_ reference: ScreenReference) {
    screens.removeAll { $0.reference === reference }
  }

  private func record(_ kind: RouterCall.Kind, _ screen: String?, isAnimated: Bool) -> RouterCall {
    let call = RouterCall(
      kind: kind, router: name, screen: screen, isAnimated: isAnimated, location: location)
    trace.record(call)
    return call
  }
}

extension RecordingRouter: ModelledObject {
  /// What decides what the router records later: screens that have left do not count.
  package func tellState(to listener: any StateListener) {
    let now = trace.tree
    var own: [UIViewController?] = []
    for screen in screens where wrapped == nil || screen.isOrMayBe(on: now) {
      own.append(screen.reference.screen)
    }
    var below: [UIViewController] = []
    for reference in own.isEmpty ? [] : base {
      if let screen = reference.screen, now.holds(screen) { below.append(screen) }
    }
    listener.hear("wrapped", object: wrapped)
    listener.hear("screens", number: own.count)
    for screen in own { listener.hear("screens[]", object: screen) }
    listener.hear("base", objects: below)
  }
}
