import HeadlessUIKit
import Testing

@MainActor @Suite struct DismissalTests {
  // G6, E14
  @Test func `a dismissal runs its completion after the screen has disappeared`() {
    let stage = Stage("A")
    let sheet = stage.show("S")
    stage.log.when("S.viewDidDisappear(isBeingDismissed)") {
      #expect(sheet.presentingViewController == nil)
      #expect(stage.navigation.presentedViewController == nil)
    }
    stage.navigation.dismiss(animated: true) { stage.log.add("completion") }
    #expect(stage.log.take() == ["S.viewWillDisappear(isBeingDismissed)"])
    #expect(stage.navigation.presentedViewController === sheet)
    stage.settle()
    #expect(stage.log.take() == ["S.viewDidDisappear(isBeingDismissed)", "completion"])
  }

  // G1
  @Test(arguments: ["presenter", "child of the presenter", "sheet", "child of the sheet"])
  func `a dismissal reaches the presenter from wherever it is asked`(place: String) {
    let stage = Stage("A")
    let inside = stage.screen("X")
    let sheet = UINavigationController(rootViewController: inside)
    stage.navigation.present(sheet, animated: true)
    stage.settle()
    switch place {
    case "presenter": stage.navigation.dismiss(animated: true)
    case "child of the presenter": stage.onStack(0).dismiss(animated: true)
    case "sheet": sheet.dismiss(animated: true)
    default: inside.dismiss(animated: true)
    }
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
  }

  // G2
  @Test func `a sheet that shows an alert loses the alert when it is dismissed`() {
    let stage = Stage("A")
    let sheet = stage.show("S")
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    sheet.present(alert, animated: true)
    stage.settle()
    sheet.dismiss(animated: true)
    stage.settle()
    #expect(sheet.presentedViewController == nil)
    #expect(stage.navigation.presentedViewController === sheet)
  }

  // G3
  @Test func `a dismissal low in a chain takes everything above with it`() {
    let stage = Stage("A")
    let chain = showChain(on: stage)
    stage.navigation.dismiss(animated: true)
    let coordinator = stage.navigation.transitionCoordinator
    #expect(coordinator?.viewController(forKey: .from) === chain.last)
    stage.settle()
    #expect(stage.window.frontmostPath.map(\.displayName) == ["nav", "A"])
    #expect(chain.allSatisfy { $0.presentingViewController == nil })
    #expect(chain.allSatisfy { $0.presentedViewController == nil })
    #expect(
      stage.log.take() == [
        "U.viewWillDisappear(isBeingDismissed)", "T.viewWillDisappear(isBeingDismissed)",
        "S.viewWillDisappear(isBeingDismissed)", "U.viewDidDisappear(isBeingDismissed)",
        "T.viewDidDisappear(isBeingDismissed)", "S.viewDidDisappear(isBeingDismissed)",
      ])
  }

  // G3, B6
  @Test func `nothing in a chain can be dismissed again while the chain goes`() {
    let stage = Stage("A")
    let chain = showChain(on: stage)
    stage.navigation.dismiss(animated: true)
    #expect(stage.window.systemGestures == [])
    for screen in chain { screen.dismiss(animated: true) }
    #expect(stage.complaints.count == 3)
    #expect(chain.allSatisfy { $0.transitionCoordinator != nil })
    stage.settle()
    #expect(chain.allSatisfy { $0.transitionCoordinator == nil })
  }

  // E12, G3
  @Test func `a dismissal under two full screens brings the presenter back on screen`() {
    let stage = Stage("A")
    let lower = stage.show("S", as: .fullScreen)
    let upper = stage.screen("T")
    upper.modalPresentationStyle = .fullScreen
    lower.present(upper, animated: true)
    stage.settle()
    _ = stage.log.take()
    stage.navigation.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.view.window === stage.window)
    #expect(lower.view.window == nil)
    #expect(
      stage.log.take() == [
        "T.viewWillDisappear(isBeingDismissed)", "nav.viewWillAppear", "A.viewWillAppear",
        "A.viewIsAppearing", "willShow(A)", "nav.viewDidAppear", "A.viewDidAppear", "didShow(A)",
        "T.viewDidDisappear(isBeingDismissed)",
      ])
  }

  // G8
  @Test func `an unanimated dismissal has not ended when it returns`() {
    let stage = Stage("A")
    let sheet = stage.show("S")
    sheet.dismiss(animated: false) { stage.log.add("completion") }
    #expect(stage.navigation.presentedViewController === sheet)
    #expect(stage.log.take() == ["S.viewWillDisappear(isBeingDismissed)"])
    #expect(HeadlessDevice.current.clock.waits == [.zero])
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.log.take() == ["S.viewDidDisappear(isBeingDismissed)", "completion"])
  }

  // G9
  @Test func `after a dismissal nobody presents and nobody is presented`() {
    let stage = Stage("A")
    let sheet = stage.show("S")
    sheet.dismiss(animated: false)
    #expect(sheet.presentingViewController === stage.navigation)
    stage.settle()
    #expect(sheet.presentingViewController == nil)
    #expect(stage.onStack(0).presentedViewController == nil)
    #expect(sheet.view.window == nil)
  }

  // G10
  @Test func `a dismissal leaves the stack alone and a pop leaves what is presented`() {
    let stage = Stage("A", "B")
    stage.onStack(1).present(stage.screen("S"), animated: true)
    stage.settle()
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController?.title == "S")
    stage.navigation.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["A"])
  }

  private func showChain(on stage: Stage) -> [Screen] {
    var presenter: UIViewController = stage.navigation
    let chain = ["S", "T", "U"].map(stage.screen)
    for screen in chain {
      presenter.present(screen, animated: true)
      stage.settle()
      presenter = screen
    }
    _ = stage.log.take()
    return chain
  }
}
