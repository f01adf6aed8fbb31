import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewTests {
  @Test func `a view is in one place only`() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews == [])
    #expect(view.superview === second)
    view.removeFromSuperview()
    #expect(second.subviews == [])
    #expect(view.superview == nil)
  }

  @Test func `adding a subview again brings it to the front`() {
    let (view, back, front) = (UIView(), UIView(), UIView())
    view.addSubview(front)
    view.addSubview(back)
    view.addSubview(front)
    #expect(view.subviews == [back, front])
    #expect(front.isDescendant(of: view))
    #expect(!view.isDescendant(of: front))
  }

  @Test func `a view is in the window of its superviews`() {
    let window = UIWindow(frame: .zero)
    let (outer, inner) = (UIView(), WindowCounter())
    outer.addSubview(inner)
    #expect(inner.window == nil)
    window.addSubview(outer)
    #expect(inner.window === window)
    outer.removeFromSuperview()
    #expect(inner.window == nil)
    #expect(inner.moves == 2)
  }

  @Test func `what a view does not handle goes to its controller and up to the window`() {
    let stage = Stage("A")
    let view = UIView()
    stage.onStack(0).view.addSubview(view)
    let chain = sequence(first: view as UIResponder) { $0.next }
    #expect(chain.contains { $0 === stage.onStack(0) })
    #expect(chain.contains { $0 === stage.navigation })
    #expect(chain.contains { $0 === stage.window })
  }
}

private final class WindowCounter: UIView {
  var moves = 0

  override func didMoveToWindow() { moves += 1 }
}
