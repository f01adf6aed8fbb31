import HeadlessUIKit
import Testing

/// Pages that code turns, and pages that the user turns.
@MainActor @Suite struct PageTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log: CallbackLog
    var next: UIViewController?

    init(_ log: CallbackLog) { self.log = log }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { next }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.add("willTransition(\(pendingViewControllers.map(\.displayName)))") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.add("didFinish(\(previousViewControllers.map(\.displayName)), \(completed))") }
  }

  /// Shows pages on a stage, the first of which is P.
  @MainActor private struct Shelf {
    let stage = Stage("A")
    let pages: UIPageViewController
    let book: Book

    init(_ style: UIPageViewController.TransitionStyle) {
      pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      book = Book(stage.log)
      (pages.dataSource, pages.delegate) = (book, book)
      pages.setViewControllers([stage.screen("P")], direction: .forward, animated: false)
      stage.navigation.pushViewController(pages, animated: false)
      book.next = stage.screen("Q")
      stage.settle()
      _ = stage.log.take()
    }

    func turn() {
      let log = stage.log
      pages.setViewControllers([stage.screen("Q")], direction: .forward, animated: true) {
        log.add("completion(\($0))")
      }
    }
  }

  private let start = [
    "Q.willMove(Page)", "P.willMove(nil)", "Q.viewDidLoad", "Q.viewWillAppear",
    "Q.viewIsAppearing", "P.viewWillDisappear",
  ].map { $0.replacing("Page", with: "UIPage") }

  // E3
  @Test func `a page that scrolls in ends before the other`() {
    let shelf = Shelf(.scroll)
    shelf.turn()
    #expect(shelf.stage.log.take() == start)
    #expect(shelf.pages.viewControllers?.map(\.displayName) == ["Q"])
    shelf.stage.settle()
    #expect(
      shelf.stage.log.take() == [
        "Q.viewDidAppear", "P.viewDidDisappear", "P.didMove(nil)", "Q.didMove(UIPage)",
        "completion(true)",
      ])
  }

  // E3
  @Test func `a page that is turned over ends after the other`() {
    let shelf = Shelf(.pageCurl)
    shelf.turn()
    #expect(shelf.stage.log.take() == start)
    shelf.stage.settle()
    #expect(
      shelf.stage.log.take() == [
        "P.viewDidDisappear", "Q.viewDidAppear", "P.didMove(nil)", "Q.didMove(UIPage)",
        "completion(true)",
      ])
  }

  @Test func `the closure of an unanimated change comes in the next turn`() {
    let shelf = Shelf(.scroll)
    let log = shelf.stage.log
    shelf.pages.setViewControllers(nil, direction: .reverse, animated: false) {
      log.add("completion(\($0))")
    }
    #expect(log.take().last == "P.didMove(nil)")
    shelf.stage.settle()
    #expect(log.take() == ["completion(true)"])
    #expect(shelf.pages.viewControllers == [])
  }

  // E3
  @Test func `the user turns a page`() {
    let shelf = Shelf(.scroll)
    shelf.stage.perform(.turnPage(forward: true))
    #expect(shelf.stage.log.take() == ["willTransition([\"Q\"])"] + start)
    shelf.stage.settle()
    #expect(
      shelf.stage.log.take() == [
        "Q.viewDidAppear", "P.viewDidDisappear", "P.didMove(nil)", "Q.didMove(UIPage)",
        "didFinish([\"P\"], true)",
      ])
  }

  // E3
  @Test(arguments: [
    (
      UIPageViewController.TransitionStyle.scroll,
      [
        "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear", "Q.viewWillDisappear",
        "Q.viewDidDisappear",
      ]
    ),
    (
      .pageCurl,
      [
        "Q.viewWillDisappear", "P.viewWillAppear", "P.viewIsAppearing", "Q.viewDidDisappear",
        "P.viewDidAppear",
      ]
    ),
  ])
  func `a page that is let go comes back`(
    style: UIPageViewController.TransitionStyle, way: [String]
  ) {
    let shelf = Shelf(style)
    shelf.stage.perform(.cancelPageTurn(forward: true))
    _ = shelf.stage.log.take()
    shelf.stage.settle()
    #expect(shelf.stage.log.take() == way + ["Q.didMove(nil)", "didFinish([\"P\"], false)"])
    #expect(shelf.pages.viewControllers?.map(\.displayName) == ["P"])
    #expect(shelf.book.next?.parent == nil)
  }

  @Test func `where there is no page the user turns none`() {
    let shelf = Shelf(.scroll)
    shelf.stage.perform(.turnPage(forward: false))
    #expect(shelf.stage.log.take() == [])
    shelf.pages.dataSource = nil
    #expect(!shelf.stage.window.systemGestures.contains(.turnPage(forward: true)))
  }

  @Test func `a second turn ends the first`() {
    let shelf = Shelf(.scroll)
    shelf.turn()
    let last = shelf.stage.screen("R")
    shelf.pages.setViewControllers([last], direction: .forward, animated: true)
    #expect(shelf.stage.log.take().contains("completion(true)"))
    shelf.stage.settle()
    #expect(shelf.stage.log.take().suffix(2) == ["Q.didMove(nil)", "R.didMove(UIPage)"])
    #expect(shelf.pages.children == [last])
  }
}
