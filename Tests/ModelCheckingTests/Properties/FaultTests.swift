import ModelChecking
import Testing

@Suite struct FaultTests {
  @Test(arguments: [
    ("Only 1 of 12 callbacks ran.", "Only # of # callbacks ran."),
    ("Object 0x7f3a leaks.", "Object # leaks."),
    ("Step2Screen stays.", "Step2Screen stays."),
    ("Größe 3: zu groß", "Größe #: zu groß"),
    ("3", "#"), ("", ""), ("a-1-b", "a-#-b"), ("v1.2", "v1.#"),
  ])
  func `a cause is a reason without its numbers`(reason: String, cause: String) {
    #expect(Fault.cause(of: reason) == cause)
  }

  /// State 3 is two events from launch and 4 three; 5 and 6 are as far.
  private let graph = DrawnGraph([[1, 2], [3], [1, 5], [], [], [4, 6], []])

  @Test func `violations with one cause are one fault, with its shortest trace`() throws {
    let promise = Property<Int>.always("below three") {
      $0 < 3 ? nil : $0 == 5 ? nil : "It is \($0)."
    }
    var explorer = graph.exploredAsObjects(checking: [promise])
    #expect(explorer.exploration.violations.count == 3)
    #expect(explorer.exploration.faults == [Fault(property: 0, cause: "It is #.")])
    let found = explorer.counterexamples()
    #expect(found.map(\.trace.events) == [[1, 3]])
    #expect(found.map(\.reason) == ["It is 3."])
  }

  @Test func `each cause has a counterexample of its own, the shortest first`() throws {
    let promise = Property<Int>.always("below three", cause: \.self) {
      $0 < 3 ? nil : $0 == 5 ? nil : "It is \($0)."
    }
    let other = Property<Int>.always("never one") { $0 == 1 ? "It is one." : nil }
    var explorer = graph.exploredAsObjects(checking: [promise, other])
    let found = explorer.counterexamples()
    #expect(found.map(\.trace.events) == [[2, 5, 4], [2, 5, 6], [1]])
    #expect(found.map(\.fault.property) == [0, 0, 1])
    #expect(found.map(\.fault.cause) == ["It is 4.", "It is 6.", "It is one."])
    let verdicts = explorer.verdicts()
    #expect(try #require(verdicts[0].counterexample).trace.events == [2, 5, 4])
    #expect(try #require(verdicts[1].counterexample).trace.events == [1])
  }

  @Test func `the run goes on past the first fault, and says after how many events each came`() {
    let promise = Property<Int>.always("below two", cause: \.self) { $0 < 2 ? nil : "It is \($0)." }
    let exploration =
      DrawnGraph([[1, 2], [3], [], []]).exploredAsObjects(checking: [promise]).exploration
    #expect(exploration.faults.map(\.cause) == ["It is 3.", "It is 2."])
    #expect(exploration.violations.map(\.foundAfter) == [2, 1])
  }
}
