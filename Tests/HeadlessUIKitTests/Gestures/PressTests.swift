import HeadlessUIKit
import Testing

@MainActor @Suite struct PressTests {
  @Test func `the buttons of the bar are pressed from left to right`() {
    let stage = Stage("A")
    let item = stage.onStack(0).navigationItem
    item.leftBarButtonItem = button("Close", on: stage)
    item.rightBarButtonItems = [button("Save", on: stage), button(nil, on: stage)]
    #expect(
      stage.window.systemGestures == [
        .press(0, title: "Close"), .press(1, title: "Save"), .press(2, title: "button 3"),
      ])
    stage.perform(.press(1, title: "Save"))
    #expect(stage.log.take() == ["pressed Save"])
  }

  @Test func `a button that is disabled or does nothing is not pressed`() {
    let stage = Stage("A")
    let item = stage.onStack(0).navigationItem
    let disabled = button("Save", on: stage)
    disabled.isEnabled = false
    item.rightBarButtonItems = [disabled, UIBarButtonItem(systemItem: .add)]
    #expect(stage.window.systemGestures == [])
  }

  @Test func `a hidden bar has no buttons`() {
    let stage = Stage("A")
    stage.onStack(0).navigationItem.rightBarButtonItem = button("Save", on: stage)
    stage.navigation.isNavigationBarHidden = true
    #expect(stage.window.systemGestures == [])
  }

  @Test func `a button has the title of the system or of its action`() {
    let action = UIAction(title: "Go") { _ in }
    #expect(UIBarButtonItem(systemItem: .done).title == "Done")
    #expect(UIBarButtonItem(primaryAction: action).title == "Go")
    #expect(UIBarButtonItem(title: "Stop", primaryAction: action).title == "Stop")
  }

  @Test func `an action knows the button that it was chosen from`() {
    let stage = Stage("A")
    let action = UIAction { action in
      stage.log.add((action.sender as? UIBarButtonItem)?.title ?? "none")
    }
    let button = UIBarButtonItem(title: "Save", primaryAction: action)
    stage.onStack(0).navigationItem.rightBarButtonItem = button
    stage.perform(.press(0, title: "Save"))
    #expect(stage.log.take() == ["Save"])
  }

  private func button(_ title: String?, on stage: Stage) -> UIBarButtonItem {
    let action = UIAction { _ in stage.log.add("pressed \(title ?? "nothing")") }
    let button = UIBarButtonItem(title: title, primaryAction: action)
    button.title = title
    return button
  }

  @Test(arguments: [nil, "", " "])
  func `a button without a title is called by its place`(title: String?) {
    let stage = Stage("A")
    let button = UIBarButtonItem(
      title: title, image: UIImage(), primaryAction: UIAction { _ in stage.log.add("pressed") })
    stage.onStack(0).navigationItem.rightBarButtonItem = button
    stage.perform(.press(0, title: "button 1"))
    #expect(stage.log.take() == ["pressed"])
  }
}
