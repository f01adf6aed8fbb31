import HeadlessUIKit
import Testing

@MainActor @Suite struct HierarchyTests {
  // E19
  @Test func `the view of a child under another controller than its parent ends the app`() {
    let stage = Stage("A")
    let (container, child) = (UIViewController(), UIViewController())
    container.addChild(child)
    stage.onStack(0).view.addSubview(child.view)
    #expect(
      stage.complaints == [
        "UIViewControllerHierarchyInconsistency: child view controller:<UIViewController> should "
          + "have parent view controller:<Screen> but actual parent is:<UIViewController>"
      ])
    #expect(HeadlessDevice.current.hasCrashed)
  }

  // E19
  @Test func `that is found only once the view comes on screen`() {
    let stage = Stage("A")
    let (container, child, other) = (UIViewController(), UIViewController(), UIViewController())
    container.addChild(child)
    other.view.addSubview(child.view)
    #expect(stage.complaints == [])
    stage.navigation.pushViewController(other, animated: false)
    #expect(stage.complaints.count == 1)
  }

  // E19
  @Test
  func `the view of a child may be anywhere inside its parent, and that of no child anywhere`() {
    let stage = Stage("A")
    let (box, child) = (UIView(), UIViewController())
    stage.onStack(0).addChild(child)
    stage.onStack(0).view.addSubview(box)
    box.addSubview(child.view)
    box.addSubview(UIViewController().view)
    stage.window.addSubview(UIViewController().view)
    #expect(stage.complaints == [])
  }

  // E19
  @Test func `a view of two controllers ends the app`() {
    let stage = Stage("A")
    let second = UIViewController()
    second.view = stage.onStack(0).view
    #expect(
      stage.complaints == [
        "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one "
          + "view controller at a time! View is associated with <Screen>. Clear this association "
          + "before associating this view with <UIViewController>."
      ])
  }

  // E19
  @Test func `a view may be given to its controller again, or to another once it is free`() {
    HeadlessDevice.current = HeadlessDevice()
    let (first, second, view) = (UIViewController(), UIViewController(), UIView())
    first.view = view
    first.view = view
    first.view = UIView()
    second.view = view
    #expect(second.viewIfLoaded === view)
    #expect(HeadlessDevice.current.console == [])
  }
}
