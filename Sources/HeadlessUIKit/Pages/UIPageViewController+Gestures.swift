extension UIPageViewController {
  /// A turn of a page in either direction, to the end or half way and back.
  ///
  /// Whether there is a page the data source tells only when one is turned: asking is a call of the
  /// app's code.
  var systemGestures: [SystemGesture] {
    guard dataSource != nil, transition == nil, !contained.isEmpty else { return [] }
    return [true, false].flatMap { forward in
      [.turnPage(forward: forward), .cancelPageTurn(forward: forward)]
    }
  }

  /// Turns a page as the user does, if there is one.
  func turnPage(forward isForward: Bool, finishing isFinishing: Bool) {
    guard let dataSource, let page = isForward ? contained.last : contained.first else { return }
    let next =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    guard let next else { return }
    PageTurn(of: self, to: [next], animated: true).turnByUser(finishing: isFinishing)
  }
}
