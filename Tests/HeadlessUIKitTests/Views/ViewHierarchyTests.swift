import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewHierarchyTests {
  private final class Recording: UIView {
    let log = CallbackLog()
    override func willMove(toSuperview newSuperview: UIView?) {
      log.add("willMove(\(newSuperview?.tag ?? 0))")
    }
    override func didMoveToSuperview() { log.add("didMove(\(superview?.tag ?? 0))") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.add("willMoveToWindow(\(newWindow != nil))")
    }
    override func didMoveToWindow() { log.add("didMoveToWindow(\(window != nil))") }
  }

  private let parent = UIView()

  private func views(_ tags: Int...) -> [UIView] {
    tags.map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
  }

  private var order: [Int] { parent.subviews.map(\.tag) }

  @Test func `subviews can be put anywhere`() {
    let views = views(1, 2, 3, 4, 5)
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    #expect(order == [2, 1])
    parent.insertSubview(views[2], aboveSubview: views[1])
    parent.insertSubview(views[3], belowSubview: views[1])
    parent.insertSubview(views[4], at: 99)
    #expect(order == [4, 2, 3, 1, 5])
    parent.sendSubviewToBack(views[2])
    parent.bringSubviewToFront(views[3])
    #expect(order == [3, 2, 1, 5, 4])
    parent.insertSubview(views[0], at: 0)
    #expect(order == [1, 3, 2, 5, 4])
    parent.insertSubview(views[0], aboveSubview: UIView())
    #expect(order == [1, 3, 2, 5, 4])
  }

  @Test func `a view is told where it moves`() {
    let (view, window) = (Recording(), UIWindow(frame: .zero))
    (parent.tag, window.tag) = (1, 2)
    parent.addSubview(view)
    #expect(view.log.take() == ["willMove(1)", "didMove(1)"])
    window.addSubview(parent)
    #expect(view.log.take() == ["didMoveToWindow(true)"])
    window.addSubview(view)
    #expect(view.log.take() == ["willMove(2)", "didMove(2)"])
    view.removeFromSuperview()
    #expect(
      view.log.take() == [
        "willMoveToWindow(false)", "willMove(0)", "didMoveToWindow(false)", "didMove(0)",
      ])
  }

  @Test func `a view is found by its number`() {
    let views = views(1, 2)
    parent.addSubview(views[0])
    views[0].addSubview(views[1])
    #expect(parent.viewWithTag(2) === views[1])
    #expect(parent.viewWithTag(3) == nil)
  }

  @Test func `size and middle go with the frame`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 15, y: 20)
    view.bounds = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func `rules of a layout can be written down`() {
    let (view, guide) = (UIView(), parent.safeAreaLayoutGuide)
    let rules = [
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 44),
    ]
    NSLayoutConstraint.activate(rules)
    #expect(rules.map(\.constant) == [8, 0, 44])
    #expect(rules.allSatisfy { $0.isActive })
    parent.addConstraints(rules)
    parent.removeConstraints([rules[0]])
    #expect(parent.constraints == Array(rules.dropFirst()))
    #expect(rules.map(\.isActive) == [false, true, true])
  }

  @Test func `a stack of views keeps their order`() {
    let views = views(1, 2, 3)
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews.map(\.tag) == [3, 1, 2])
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews.map(\.tag) == [3, 2])
    #expect(views[0].superview === stack)
    stack.addArrangedSubview(views[2])
    #expect(stack.arrangedSubviews.map(\.tag) == [2, 3])
  }
}
