import FlowScaffolding
import Foundation
import Testing

/// What is written for small modules that are hard in one way each.
@Suite
struct HandwrittenGraphTests {
  private static let launch = """
    @testable import App
    import Coordinators
    import FlowChecking
    import UIKit

    /// What the user can do from HomeCoordinator on: begun by clew-scaffold, and yours to change.
    struct HomeFlow: Flow {
      func launch(in window: UIWindow) -> HomeCoordinator {
        let root = HomeCoordinator(router: RecordingRouter(AppDelegateRouter(window: window)))
        root.present(animated: false, onDismissed: nil)
        return root
      }

      var events: [FlowEvent] {
        [

    """

  private static let end = """
        ]
      }
    }

    """

  /// A module with a coordinator and whatever else there is.
  private func graph(_ add: (inout GraphText) -> Void) -> GraphText {
    var graph = GraphText()
    graph.add(
      "class", "HomeCoordinator", "Coordinators.Coordinator", members: ["init(router: any Router)"])
    add(&graph)
    return graph
  }

  private func events(_ add: (inout GraphText) -> Void) throws -> String {
    let text = try graph(add).flow()
    #expect(text.hasPrefix(Self.launch) && text.hasSuffix(Self.end))
    return String(text.dropFirst(Self.launch.count).dropLast(Self.end.count))
  }

  private func add(_ methods: String..., to graph: inout GraphText) {
    graph.add("protocol", "HomeDelegate", members: methods)
    graph.add(
      "class", "HomeViewController", "UIKit.UIViewController",
      members: ["weak var delegate: (any HomeDelegate)?"])
  }

  @Test
  func `a delegate without methods has no events`() throws {
    #expect(try events { add(to: &$0) } == "")
  }

  @Test(arguments: [
    "func home(_ home: HomeViewController) -> Bool", "func home(_ home: HomeViewController) async",
    "func home(_ home: HomeViewController) throws",
    "func home(_ home: HomeViewController) async throws(Fault)",
    "func home<Item>(_ home: HomeViewController, didDrop item: Item)",
    "func home(_ home: HomeViewController, changes shade: inout Shade)",
    "func home(_ home: HomeViewController, didPick row: Self.Row)",
  ])
  func `a method that cannot simply be called is left out`(method: String) throws {
    #expect(try events { add(method, to: &$0) } == "")
  }

  @Test(arguments: [
    ("func homeDidTap(_ home: HomeViewController)", "tap", "homeDidTap($0)"),
    (
      "func home(_ home: HomeViewController, didPick name: String?)", "pick name",
      "home($0, didPick: nil)"
    ),
    (
      "func list(_ list: UIViewController, didSelect item: Item?)", "select item",
      "list($0, didSelect: nil)"
    ),
    (
      "func home(_ home: HomeViewController, asks then: @escaping (Bool) -> Void)", "asks then",
      "home($0, asks: { _ in })"
    ),
    ("func repeat(_ home: HomeViewController)", "repeat", "repeat($0)"),
    ("optional func homeDidTap(_ home: HomeViewController)", "tap", "homeDidTap?($0)"),
  ])
  func `a method is an event with a name and a call`(
    method: String, name: String, call: String
  ) throws {
    #expect(
      try events { add(method, to: &$0) } == """
              .on(HomeViewController.self, "\(name)") {
                $0.delegate?.\(call)
              },

        """)
  }

  @Test
  func `two screens of one name and one delegate have events of different names`() throws {
    let written = try events { graph in
      graph.add("protocol", "Closing", members: ["func close()"])
      graph.add("protocol", "StepDelegate", "Closing")
      for owner in ["First", "Second"] {
        graph.add("enum", owner)
        graph.add(
          "class", "\(owner).StepViewController", "UIKit.UIViewController",
          members: ["weak var delegate: (any StepDelegate)?"])
      }
    }
    #expect(
      written == """
              .on(First.StepViewController.self, "close on step") {
                $0.delegate?.close()
              },
              .on(Second.StepViewController.self, "close on step 2") {
                $0.delegate?.close()
              },

        """)
  }

  @Test
  func `a generic screen is left to the user`() throws {
    let written = try events { graph in
      graph.add("protocol", "ListDelegate", members: ["func close()"])
      graph.add(
        "class", "ListViewController", "UIKit.UIViewController", isGeneric: true,
        members: ["weak var delegate: (any ListDelegate)?"])
    }
    #expect(
      written == """
              // fill in: ListViewController is generic, and its events need its types

        """)
  }

  @Test
  func `the app's own router is made if it is the only one`() throws {
    let own = "RecordingRouter(SheetRouter(over: $0))"
    let pattern = "RecordingRouter(ModalNavigationRouter(parentViewController: $0))"
    var graph = GraphText()
    graph.add(
      "class", "HomeCoordinator", "Coordinators.Coordinator",
      members: ["init(router: any Router, makeRouter: @escaping (UIViewController) -> any Router)"])
    graph.add(
      "class", "StepCoordinator", "Coordinators.Coordinator", members: ["init(router: any Router)"])
    #expect(try graph.flow().contains("{ \(pattern) }"))
    graph.add(
      "class", "SheetRouter", "Coordinators.Router",
      members: ["init(over: UIViewController)", "init?(under: UIViewController)"])
    #expect(try graph.flow().contains("{ \(own) }"))
    graph.add(
      "class", "OtherRouter", "Coordinators.Router", members: ["init(over: UIViewController)"])
    #expect(try graph.flow().contains("{ \(pattern) }"))
  }

  @Test
  func `a value that has the name of a word of the language is between backticks`() throws {
    var graph = GraphText()
    graph.add("protocol", "Curriculum")
    graph.add(
      "class", "HomeCoordinator", "Coordinators.Coordinator",
      members: ["init(for class: any Curriculum, in: [String : Int], router: any Router)"])
    let text = try graph.flow()
    #expect(
      text.contains(
        "\n  let `class`: any Curriculum  // fill in\n  var `in`: [String: Int] = [:]  // fill in\n"
      ))
    #expect(text.contains("(\n      for: `class`,\n      in: `in`,\n      router: "))
  }

  @Test
  func `coordinators that may be the first are named, and who makes routers comes before others`()
    throws
  {
    var graph = GraphText()
    for name in ["Cakes", "Order"] {
      graph.add(
        "class", "\(name)Coordinator", "Coordinators.Coordinator",
        members: ["init(router: any Router)"])
    }
    #expect(throws: ScaffoldError.severalRoots(["CakesCoordinator", "OrderCoordinator"])) {
      try graph.flow()
    }
    #expect(throws: ScaffoldError.noSuchRoot("Cakes", ["CakesCoordinator", "OrderCoordinator"])) {
      try graph.flow(root: "Cakes")
    }
    #expect(try graph.flow(root: "OrderCoordinator").contains("struct OrderFlow: Flow {\n"))
    graph.add(
      "class", "ShopCoordinator", "Coordinators.Coordinator",
      members: ["init(router: any Router, makeRouter: @escaping (UIViewController) -> any Router)"])
    #expect(try graph.flow().contains("struct ShopFlow: Flow {\n"))
  }

  @Test
  func `a module without coordinators is refused`() {
    #expect(throws: ScaffoldError.noCoordinator("App")) { try GraphText().flow() }
  }
}
