import HeadlessUIKit
import Testing

/// What swift-navigation tests of chains of sheets on real UIKit, told anew.
@MainActor @Suite struct ChainPeerTests {
  // G1
  @Test func `the end of a chain is dismissed alone`() {
    let (stage, chain) = showChain()
    chain[2].dismiss(animated: true)
    stage.settle()
    #expect(shown(on: stage) == ["S", "T"])
    #expect(chain[1].presentedViewController == nil)
    #expect(chain[2].presentingViewController == nil)
  }

  // G2, G3
  @Test func `the middle of a chain is dismissed with what is over it`() {
    let (stage, chain) = showChain()
    chain[0].dismiss(animated: true)
    stage.settle()
    #expect(shown(on: stage) == ["S"])
    #expect(chain[1].presentingViewController == nil)
    #expect(chain[2].presentingViewController == nil)
    #expect(chain[1].presentedViewController == nil)
  }

  // G3, G9
  @Test func `the start of a chain is dismissed with all the rest`() {
    let (stage, chain) = showChain()
    stage.navigation.dismiss(animated: true)
    stage.settle()
    #expect(shown(on: stage) == [])
    #expect(chain.allSatisfy { $0.viewIfLoaded?.window == nil })
    #expect(stage.complaints == [])
  }

  // F9
  @Test func `another sheet takes the place of one once that has been dismissed`() {
    let stage = Stage("A")
    let first = stage.show("S")
    let second = stage.screen("T")
    stage.navigation.dismiss(animated: true) {
      stage.navigation.present(second, animated: true)
    }
    #expect(stage.navigation.presentedViewController === first)
    HeadlessDevice.current.clock.advance()
    #expect(stage.navigation.presentedViewController === second)
    stage.settle()
    #expect(shown(on: stage) == ["T"])
    #expect(
      stage.log.take().filter { $0.contains("viewDid") && !$0.contains("Load") } == [
        "S.viewDidDisappear(isBeingDismissed)", "T.viewDidAppear(isBeingPresented)",
      ])
  }

  // F5, F6
  @Test func `a child and its stack give the same answer about what is presented`() {
    let stage = Stage("A", "B")
    let child = stage.onStack(0)
    #expect(child.presentedViewController == nil)
    child.present(stage.screen("S"), animated: true)
    for _ in 1...2 {
      #expect(child.presentedViewController?.title == "S")
      #expect(child.presentedViewController === stage.navigation.presentedViewController)
      stage.settle()
    }
    stage.onStack(1).dismiss(animated: true)
    stage.settle()
    #expect(child.presentedViewController == nil)
    #expect(stage.navigation.presentedViewController == nil)
  }

  private func showChain() -> (Stage, [Screen]) {
    let stage = Stage("A")
    let chain = ["S", "T", "U"].map(stage.screen)
    for (place, screen) in chain.enumerated() {
      let presenter = place == 0 ? stage.navigation : chain[place - 1]
      presenter.present(screen, animated: true)
      stage.settle()
    }
    _ = stage.log.take()
    return (stage, chain)
  }

  private func shown(on stage: Stage) -> [String] {
    Array(
      sequence(first: stage.navigation as UIViewController) { presenter in
        presenter.presentedViewController
      }.dropFirst().map(\.displayName))
  }
}
