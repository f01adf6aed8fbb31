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

  @Test func `a view that moves on while the others leave the window stays in it`() {
    let window = UIWindow(frame: .zero)
    let (outer, first, second) = (UIView(), WindowCounter(), WindowCounter())
    window.addSubview(outer)
    outer.addSubview(first)
    outer.addSubview(second)
    first.onMove = { window.addSubview(second) }
    outer.removeFromSuperview()
    #expect(first.window == nil)
    #expect(second.window === window)
    #expect(second.moves == 2)
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
  var onMove: () -> Void = {}

  override func didMoveToWindow() {
    moves += 1
    onMove()
  }
}
