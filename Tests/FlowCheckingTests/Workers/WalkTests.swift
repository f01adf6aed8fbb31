import Testing

@testable import FlowChecking

/// Workers that walk known ways are heard in turns, so that none of them waits for the others.
@MainActor @Suite
struct WalkTests {
  private let listeners = WalkingWorker.Listeners()

  private func worker(_ name: String, saying answers: WorkerAnswer...) throws -> FlowWorker {
    let connection = WalkingWorker(name, saying: answers, to: listeners)
    return try #require(FlowWorker(start: { connection }))
  }

  @Test func `each is heard until its walks are over`() throws {
    let walks = [
      (try worker("a", saying: .walking, .walking, .walked(true), .walking, .walked(true)), 2),
      (try worker("b", saying: .walking, .walked(true)), 1), (try worker("c"), 0),
    ]
    #expect(ScoutCrew.haveKept(walks))
    #expect(listeners.heard == "ababaaa")
  }

  @Test func `one walk that went elsewhere is enough`() throws {
    let walks = [
      (try worker("a", saying: .walking, .walked(true)), 1),
      (try worker("b", saying: .walked(false), .walked(true)), 2),
    ]
    #expect(!ScoutCrew.haveKept(walks))
    #expect(listeners.heard == "ab")
  }

  @Test func `one that ends has not kept its walks`() throws {
    let ended = try worker("b", saying: .walking)
    #expect(!ScoutCrew.haveKept([(try worker("a", saying: .walked(true)), 1), (ended, 1)]))
    #expect(listeners.heard == "abb")
    #expect(!ended.isRunning)
  }
}
