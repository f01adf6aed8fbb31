import Coordinators
import HeadlessUIKit
import ModelChecking
import Testing

@testable import FlowChecking

/// Requests that UIKit refuses and warnings that it prints break a promise, unless they are accepted.
@MainActor @Suite
struct ComplaintTests {
  /// Presents a first sheet, and over the same screen a second one, which is refused.
  private var refusing: ProbeFlow<ProbeRoot> {
    ProbeFlow([
      .on(ProbeScreen.self, "two sheets") { screen in
        screen.present(UIViewController(), animated: true)
        screen.present(UIViewController(), animated: true)
      }
    ])
  }

  private func broken(by flow: some Flow, impatience: Int = 0) throws -> [FlowCounterexample] {
    try FlowExplorer(of: flow, impatience: impatience).explore().counterexamples
  }

  @Test
  func `a refused presentation is lost, and told in UIKit's words`() throws {
    let found = try broken(by: refusing)
    #expect(found.map(\.property) == ["no refused request"])
    #expect(found.map(\.trace.token) == ["two sheets"])
    #expect(
      found.map(\.reason) == [
        "the request is lost: Attempt to present <UIViewController> on <UINavigationController> "
          + "(from <ProbeScreen>) while a presentation is in progress."
      ])
  }

  @Test
  func `a refusal that the flow accepts breaks nothing`() throws {
    var flow = refusing
    flow.acceptedComplaints = [.presentInProgress]
    #expect(try FlowExplorer(of: flow).explore().outcome == .holds)
    flow.acceptedComplaints = [.presentBusy]
    #expect(try broken(by: flow).map(\.property) == ["no refused request"])
  }

  @Test
  func `a complaint is a fact of its event and not of the states after it`() throws {
    let flow = refusing
    let replay = try FlowReplay(of: flow, token: "two sheets > pull sheet down")
    #expect(replay.breaches == [])
    // Home, and Home under a sheet: the number of messages is no part of the state.
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.statistics.states == 2)
  }

  @Test
  func `a complaint that comes while the app comes to rest counts`() throws {
    let flow = ProbeFlow([
      .on(ProbeScreen.self, "sheet") { screen in
        screen.present(UIViewController(), animated: true) {
          screen.present(UIViewController(), animated: true)
        }
      }
    ])
    let found = try broken(by: flow)
    #expect(found.map(\.property) == ["no refused request"])
    #expect(found.first?.reason.contains("which is already presenting <UIViewController>") == true)
  }

  @Test
  func `a complaint at launch is judged at launch`() throws {
    let flow = ProbeFlow(start: { window in
      let root = ProbeRoot(window: window)
      root.present(animated: false, onDismissed: nil)
      UIViewController().present(UIViewController(), animated: false)
      return root
    })
    #expect(try broken(by: flow).map(\.property) == ["no refused request"])
    #expect(try broken(by: flow).map(\.trace.steps) == [[]])
  }

  @Test
  func `a complaint in motion is judged once the app is at rest`() throws {
    let flow = ProbeFlow([
      .on(ProbeScreen.self, "sheet") { $0.present(ProbeScreen("Sheet"), animated: true) }
        .when { $0.frontmost(ProbeScreen.self)?.title == "Home" },
      .on(ProbeScreen.self, "close") { screen in
        screen.dismiss(animated: true)
        screen.dismiss(animated: true)
      }.when { $0.frontmost(ProbeScreen.self)?.title == "Sheet" },
      .anytime("wait") { _ in },
    ])
    #expect(try FlowReplay(of: flow, token: "sheet > close…").breaches == [])
    for end in ["close", "close… > wait", "close… > wait… > wait"] {
      let replay = try FlowReplay(of: flow, token: "sheet > \(end)")
      #expect(replay.breaches.map(\.property) == ["no refused request"])
      #expect(replay.trace.steps.last?.screens == "Home")
    }
    #expect(try FlowReplay(of: flow, token: "sheet > close… > wait > wait").breaches == [])
  }

  @Test
  func `states in motion differ by what has not been judged yet`() throws {
    func key(after times: Int, label: String) -> Fingerprint {
      let flow = ProbeFlow([
        .on(ProbeScreen.self, "sheet") { screen in
          for _ in 0..<times { screen.present(UIViewController(), animated: true) }
        }
      ])
      let system = FlowSystem(FlowDeclaration(flow), impatience: 1)
      for (choice, name) in system.labels.enumerated() where name == label {
        system.perform(system.events[choice])
      }
      return system.key
    }
    #expect(key(after: 1, label: "sheet") == key(after: 2, label: "sheet"))
    #expect(key(after: 1, label: "sheet…") != key(after: 2, label: "sheet…"))
  }

  @Test
  func `a warning is told in UIKit's words, and can be accepted`() throws {
    var flow = ProbeFlow([
      .on(ProbeScreen.self, "sheet") { screen in
        let detached = UIViewController()
        screen.view.addSubview(detached.view)
        detached.present(UIViewController(), animated: true)
      }
    ])
    let found = try broken(by: flow)
    #expect(found.map(\.property) == ["no UIKit warning"])
    #expect(
      found.map(\.reason) == [
        "Presenting view controllers on detached view controllers is discouraged "
          + "<UIViewController>."
      ])
    flow.acceptedComplaints = [.presentDetached]
    #expect(try FlowReplay(of: flow, token: "sheet").breaches == [])
  }

  @Test
  func `an exception is neither a refusal nor a warning, and cannot be accepted`() throws {
    var flow = ProbeFlow([
      .on(UINavigationController.self, "push") {
        $0.pushViewController(UINavigationController(), animated: true)
      }
    ])
    flow.acceptedComplaints = [.pushNavigation]
    #expect(try broken(by: flow).map(\.property) == ["no exception"])
  }
}
