import HeadlessUIKit
import Testing

/// The kinds of presentation controllers.
@MainActor @Suite struct PresentationKindTests {
  @Test func `a sheet has a sheet's presentation controller`() {
    let (screen, navigation) = (UIViewController(), UINavigationController())
    navigation.viewControllers = [screen]
    screen.sheetPresentationController?.detents = [.medium(), .large()]
    let sheet = navigation.sheetPresentationController
    #expect(sheet?.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet === navigation.presentationController)
    #expect(navigation.popoverPresentationController == nil)
  }

  @Test func `a popover has a popover's presentation controller`() {
    let stage = Stage("A")
    let screen = stage.screen("P")
    #expect(screen.popoverPresentationController == nil)
    screen.modalPresentationStyle = .popover
    let popover = screen.popoverPresentationController
    popover?.sourceView = stage.navigation.view
    stage.navigation.present(screen, animated: true)
    stage.settle()
    #expect(popover != nil && screen.presentationController === popover)
    #expect(screen.sheetPresentationController == nil)
  }

  @Test func `what covers the screen has neither, and asking makes none`() {
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    #expect(screen.sheetPresentationController == nil)
    #expect(screen.popoverPresentationController == nil)
    screen.modalPresentationStyle = .pageSheet
    #expect(screen.presentationController?.presentationStyle == .pageSheet)
  }
}
