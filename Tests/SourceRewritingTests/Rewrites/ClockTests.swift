import Testing

@Suite struct ClockTests {
  @Test(arguments: [
    ("var timer: Timer?", "var timer: VirtualTimer?"),
    (
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }",
      "VirtualTimer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }"
    ),
    ("let t = Foundation.Timer(timeInterval: 1)", "let t = VirtualTimer(timeInterval: 1)"),
    ("let item = DispatchWorkItem { go() }", "let item = VirtualWorkItem { go() }"),
    ("let item: Dispatch.DispatchWorkItem", "let item: VirtualWorkItem"),
    ("func tick(_ timer: Timer) {}", "func tick(_ timer: VirtualTimer) {}"),
  ])
  func `a timer or work item waits for the virtual clock`(text: String, result: String) {
    #expect(rewritten("import UIKit\n" + text) == "import UIKit\n" + result)
  }

  @Test(arguments: [
    "let a = Kitchen.Timer()", "let a = b.Foundation.Timer", "class Timer {}\nlet t: Timer",
    "enum Tool { case Timer, Clock }", "let timer = 1", "// Timer", "let a = \"Timer\"",
    "struct A { typealias Timer = Int }\nlet t: Timer", "let a = MyTimer()",
  ])
  func `another thing of that name stays`(text: String) {
    #expect(rewritten("import UIKit\n" + text) == "import UIKit\n" + text)
  }

  @Test func `without UIKit the virtual ones are not known, so that the others stay`() {
    #expect(rewritten("import Foundation\nlet t: Timer?") == "import Foundation\nlet t: Timer?")
  }

  @Test func `a part of UIKit that is imported counts`() {
    #expect(
      rewritten("import UIKit.UIView\nlet t: Timer?") == "import UIKit\nlet t: VirtualTimer?")
  }
}
