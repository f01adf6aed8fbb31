import HeadlessUIKit
import Testing

/// Columns on a phone: one over the other.
@MainActor @Suite struct SplitTests {
  private final class Choosing: NSObject, UISplitViewControllerDelegate {
    var isTakenCareOf = false
    var top: UISplitViewController.Column?

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { isTakenCareOf }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
  }

  private let log = CallbackLog()
  private let window = UIWindow(frame: .zero)
  private let delegate = Choosing()

  private func show(_ split: UISplitViewController) -> UINavigationController? {
    HeadlessDevice.current = HeadlessDevice()
    split.delegate = delegate
    window.rootViewController = split
    window.makeKeyAndVisible()
    return split.children.first as? UINavigationController
  }

  /// A split of a list and a content, each in a stack, as before iOS 14.
  private func classic() -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = ["List", "Content"].map { title in
      UINavigationController(rootViewController: Screen(title, log))
    }
    return split
  }

  /// A split of columns.
  private func columns(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    for (column, title) in [(0, "List"), (1, "Middle"), (2, "Content")] {
      let isThere = column != 1 || style == .tripleColumn
      guard isThere, let column = UISplitViewController.Column(rawValue: column) else { continue }
      split.setViewController(Screen(title, log), for: column)
    }
    return split
  }

  // L1
  @Test func `the content comes onto the stack of the list`() throws {
    let split = classic()
    let content = split.viewControllers.last
    let stack = try #require(show(split))
    #expect(split.isCollapsed && split.viewControllers == [stack])
    #expect(stack.viewControllers.count == 2 && stack.topViewController === content)
    #expect(window.frontmostViewController?.title == "Content")
    #expect(window.frontmostViewController?.splitViewController === split)
  }

  // L1
  @Test func `the delegate can have the list shown`() throws {
    delegate.isTakenCareOf = true
    let stack = try #require(show(classic()))
    #expect(stack.viewControllers.map(\.title) == ["List"])
    #expect(window.frontmostViewController?.title == "List")
  }

  // L1
  @Test func `a tap on Back leads from the content to the list`() throws {
    let stack = try #require(show(classic()))
    let content = stack.topViewController as? UINavigationController
    content?.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Share", primaryAction: UIAction { _ in })
    #expect(
      window.systemGestures
        == [.back, .swipeBack, .cancelSwipeBack, .press(0, title: "Share")])
    window.perform(.back)
    HeadlessDevice.current.clock.settle()
    #expect(stack.viewControllers.map(\.title) == ["List"])
  }

  // L2
  @Test func `columns get a stack, and the delegate says which one is on top`() throws {
    #expect(try #require(show(columns(.doubleColumn))).viewControllers.count == 2)
    #expect(
      try #require(show(columns(.tripleColumn))).viewControllers.map(\.title)
        == ["List", "Middle", "Content"])
    delegate.top = .supplementary
    #expect(
      try #require(show(columns(.tripleColumn))).viewControllers.map(\.title)
        == ["List", "Middle"])
    delegate.top = .primary
    #expect(
      try #require(show(columns(.tripleColumn))).viewControllers.map(\.title) == ["List"])
  }

  // L2
  @Test func `what is meant for little room is shown instead`() {
    let split = columns(.doubleColumn)
    split.setViewController(Screen("Compact", log), for: .compact)
    #expect(show(split) == nil)
    #expect(window.frontmostViewController?.title == "Compact")
  }

  @Test func `a column is shown by a push and hidden by a pop`() throws {
    let split = columns(.doubleColumn)
    delegate.top = .primary
    let stack = try #require(show(split))
    split.show(.secondary)
    HeadlessDevice.current.clock.settle()
    #expect(stack.viewControllers.map(\.title) == ["List", "Content"])
    split.hide(.secondary)
    HeadlessDevice.current.clock.settle()
    #expect(stack.viewControllers.map(\.title) == ["List"])
    split.show(.secondary)
    HeadlessDevice.current.clock.settle()
    split.show(.primary)
    HeadlessDevice.current.clock.settle()
    #expect(stack.viewControllers.map(\.title) == ["List"])
  }

  @Test func `a detail is pushed from anywhere inside`() throws {
    delegate.isTakenCareOf = true
    let stack = try #require(show(classic()))
    stack.topViewController?.showDetailViewController(Screen("Other", log), sender: nil)
    HeadlessDevice.current.clock.settle()
    #expect(stack.viewControllers.map(\.title) == ["List", "Other"])
  }

  @Test func `a column that is replaced is replaced on the stack`() throws {
    let split = columns(.doubleColumn)
    let stack = try #require(show(split))
    split.setViewController(Screen("New", log), for: .secondary)
    #expect(stack.viewControllers.map(\.title) == ["List", "New"])
    split.setViewController(Screen("First", log), for: .primary)
    #expect(window.frontmostPath.first === split)
    #expect((split.children.first as? UINavigationController)?.viewControllers.count == 2)
    #expect(stack.parent == nil)
  }
}
