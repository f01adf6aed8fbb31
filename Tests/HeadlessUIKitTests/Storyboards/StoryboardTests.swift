import HeadlessUIKit
import Testing

@MainActor @Suite struct StoryboardTests {
  private let storyboard = UIStoryboard(name: "Storyboard", bundle: nil)

  @Test func `an identifier is the name of a class`() {
    let screen = storyboard.instantiateViewController(withIdentifier: "StoryboardScreen")
    #expect(type(of: screen) == StoryboardScreen.self)
    #expect(screen.storyboard === storyboard)
    #expect(UIViewController().storyboard == nil)
  }

  @Test func `the module may be the one of the storyboard`() {
    let screen = storyboard.instantiateViewController(
      withIdentifier: "StoryboardScreen", fileID: "Other/Other.swift")
    #expect(type(of: screen) == StoryboardScreen.self)
  }

  @Test func `a creator makes the screen with what it needs`() {
    let made = storyboard.instantiateViewController(identifier: "StoryboardScreen") { coder in
      StoryboardScreen(coder: coder, given: "a trip")
    }
    #expect(made.given == "a trip" && made.storyboard === storyboard)
    let plain: StoryboardScreen = storyboard.instantiateViewController(
      identifier: "StoryboardScreen")
    #expect(plain.given == "nothing")
  }

  @Test func `a storyboard begins with the screen of its name`() {
    let named = UIStoryboard(name: "StoryboardScreen", bundle: .main)
    #expect(named.instantiateInitialViewController() is StoryboardScreen)
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test func `the app ends when there is no screen of that name`() {
    HeadlessDevice.current = HeadlessDevice()
    _ = storyboard.instantiateViewController(withIdentifier: "Nobody")
    #expect(
      HeadlessDevice.current.console.map(\.text) == [
        "Storyboard (<UIStoryboard: Storyboard>) doesn't contain a view controller with "
          + "identifier 'Nobody'"
      ])
    #expect(HeadlessDevice.current.hasCrashed)
  }
}
