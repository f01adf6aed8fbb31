extension UIViewController {
  func appearAsRoot(in window: UIWindow) {
    beginAppearing(animated: false, in: window)
    endAppearing(animated: false)
  }

  func disappearAsRoot() {
    beginDisappearing(animated: false)
    endDisappearing(animated: false, leavingHierarchy: true)
  }

  /// Begins to show the view, inside another view unless it is in its place already.
  ///
  /// The first callback may have called the whole thing off when it returns.
  func beginAppearing(animated: Bool, in host: UIView?, because movement: Movement? = nil) {
    guard !isShowing else { return }
    loadViewIfNeeded()
    self.movement = movement
    defer { self.movement = nil }
    sendWillAppear(animated: animated)
    guard appearance == .appearing else { return }
    host?.addSubview(view)
    sendIsAppearing(animated: animated)
  }

  func endAppearing(animated: Bool, because movement: Movement? = nil) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    self.movement = movement
    viewDidAppear(animated)
    for child in visibleChildren { child.endAppearing(animated: animated) }
    self.movement = nil
    didEndAppearing(animated: animated)
  }

  func beginDisappearing(animated: Bool, because movement: Movement? = nil) {
    guard isShowing else { return }
    appearance = .disappearing
    self.movement = movement
    viewWillDisappear(animated)
    for child in visibleChildren where appearance == .disappearing {
      child.beginDisappearing(animated: animated)
    }
    self.movement = nil
  }

  /// Ends showing the view, and takes it out of the view that it is in if it leaves the hierarchy.
  func endDisappearing(
    animated: Bool, leavingHierarchy isLeaving: Bool, because movement: Movement? = nil
  ) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    self.movement = movement
    if isLeaving { viewIfLoaded?.removeFromSuperview() }
    viewDidDisappear(animated)
    for child in visibleChildren {
      child.endDisappearing(animated: animated, leavingHierarchy: false)
    }
    self.movement = nil
  }

  /// Ends being shown inside a container, whether that is on screen or not.
  func disappear(from container: UIViewController, animated: Bool = false) {
    beginDisappearing(animated: animated)
    endDisappearing(animated: animated, leavingHierarchy: true)
    takeView(outOf: container)
  }

  /// Takes the view out of a container's if it is still in there.
  func takeView(outOf container: UIViewController) {
    guard let view = viewIfLoaded, view.superview === container.viewIfLoaded else { return }
    view.removeFromSuperview()
  }

  /// Follows the view when the app itself puts it into a window or takes it out of one.
  ///
  /// That is how a container of the app's own shows a child once it is on screen. UIKit's containers
  /// have changed the state already when they move a view.
  func viewMoved(to window: UIWindow?) {
    if window != nil { checkPlaceInHierarchy() }
    guard container?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
    switch (appearance, window) {
    case (.disappeared, .some): appearWithParent()
    case (.disappearing, nil) where container == nil || isCarriedOff: break
    case (.appearing, nil), (.appeared, nil), (.disappearing, nil):
      beginDisappearing(animated: false)
      endDisappearing(animated: false, leavingHierarchy: false)
    default: break
    }
  }

  /// Whether a container has disappeared, which tells what is inside it itself.
  private var isCarriedOff: Bool {
    var place = container
    while let ancestor = place, ancestor.appearance != .disappeared { place = ancestor.container }
    return place != nil
  }

  private func appearWithParent() {
    switch container?.appearance {
    case .disappeared, .disappearing: break
    case .appearing: sendWillAppear(animated: false)
    case .appeared, nil:
      beginAppearing(animated: false, in: nil)
      endAppearing(animated: false)
    }
  }

  private func sendWillAppear(animated: Bool) {
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    for child in visibleChildren where appearance == .appearing && !child.isShowing {
      child.sendWillAppear(animated: animated)
    }
    if appearance == .appearing, let shownChild { view.addSubview(shownChild.view) }
  }

  private func sendIsAppearing(animated: Bool) {
    viewIsAppearing(animated)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    for child in visibleChildren where child.appearance == .appearing {
      child.sendIsAppearing(animated: animated)
    }
    didBeginAppearing(animated: animated)
  }

  /// Whether the view is on screen or on its way there.
  var isShowing: Bool { appearance == .appearing || appearance == .appeared }

  /// The children whose appearance follows this controller's.
  ///
  /// In a container of the app's own they are those whose views it has put into its view.
  private var visibleChildren: [UIViewController] {
    if isUIKitContainer { return shownChild.map { [$0] } ?? [] }
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return contained.filter { child in
      guard let own = viewIfLoaded else { return false }
      return child.viewIfLoaded?.isDescendant(of: own) == true
    }
  }
}
