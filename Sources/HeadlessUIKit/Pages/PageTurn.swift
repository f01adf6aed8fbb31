/// The change from one page to another.
///
/// Callbacks come in the order that has been logged on devices (wangling.me, February 2014): the new
/// page is told first, and which of the two ends first depends on the style.
@MainActor
final class PageTurn {
  private let pages: UIPageViewController
  private let oldPages: [UIViewController]
  private let newPages: [UIViewController]
  private let transition: Transition
  private let isShown: Bool

  init(of pages: UIPageViewController, to newPages: [UIViewController], animated: Bool) {
    self.pages = pages
    self.newPages = newPages
    oldPages = pages.contained
    isShown = pages.isShowing && oldPages.first !== newPages.first
    let isAnimated = animated && isShown && pages.viewIfLoaded?.window != nil
    transition = Transition(
      .turn, from: oldPages.first, to: newPages.first, in: pages.viewIfLoaded, animated: isAnimated)
  }

  private var added: [UIViewController] { newPages.filter { !oldPages.contains($0) } }
  private var removed: [UIViewController] { oldPages.filter { !newPages.contains($0) } }
  private var isAnimated: Bool { transition.isAnimated }
  private var hasOtherFirst: Bool { oldPages.first !== newPages.first }

  /// Turns the page because code wants it.
  func run(_ completion: ((Bool) -> Void)?) {
    begin()
    transition.run(endingAtOnce: true) { [self] isFinished in
      end()
      guard let completion else { return }
      if isAnimated { return completion(isFinished) }
      HeadlessDevice.current.clock.schedule(after: .zero) { completion(isFinished) }
    }
  }

  /// Turns the page because the user wants it, to the end or half way and back.
  func turnByUser(finishing isFinishing: Bool) {
    pages.delegate?.pageViewController(pages, willTransitionTo: newPages)
    begin()
    transition.run { [self] _ in
      isFinishing ? end() : endCancelling()
      pages.delegate?.pageViewController(
        pages, didFinishAnimating: true, previousViewControllers: oldPages,
        transitionCompleted: isFinishing)
    }
  }

  private func begin() {
    pages.transition = transition
    for page in added {
      page.willMove(toParent: pages)
      page.container = pages
    }
    for page in removed { page.willMove(toParent: nil) }
    pages.contained = newPages
    guard isShown else { return }
    newPages.first?.beginAppearing(animated: isAnimated, in: pages.view)
    oldPages.first?.beginDisappearing(animated: isAnimated)
  }

  private func end() {
    if isShown, pages.transitionStyle == .scroll {
      newPages.first?.endAppearing(animated: isAnimated)
    }
    if hasOtherFirst { oldPages.first?.disappear(from: pages, animated: isAnimated) }
    if isShown { newPages.first?.endAppearing(animated: isAnimated) }
    for page in removed {
      page.container = nil
      page.didMove(toParent: nil)
    }
    for page in added { page.didMove(toParent: pages) }
    transition.runCompletions()
  }

  private func endCancelling() {
    pages.contained = oldPages
    if pages.transitionStyle == .scroll { showOldAgain() }
    newPages.first?.beginDisappearing(animated: isAnimated)
    if pages.transitionStyle == .pageCurl {
      oldPages.first?.beginAppearing(animated: isAnimated, in: nil)
    }
    newPages.first?.disappear(from: pages, animated: isAnimated)
    if pages.transitionStyle == .pageCurl { oldPages.first?.endAppearing(animated: isAnimated) }
    for page in added {
      page.container = nil
      page.didMove(toParent: nil)
    }
    transition.runCompletions()
  }

  private func showOldAgain() {
    oldPages.first?.beginAppearing(animated: isAnimated, in: nil)
    oldPages.first?.endAppearing(animated: isAnimated)
  }
}
