import HeadlessUIKit
import ModelChecking
import Testing

@testable import FlowChecking

/// What was saved is gone on from only if it is what was saved, and belongs to the run.
@MainActor @Suite
struct CheckpointTests {
  private let circumstances = [
    Circumstance("the build of the tool", "a"), Circumstance("the strategy", "exhaustive"),
  ]

  /// What is saved of a home on which A can be pushed.
  private func saved() throws -> [UInt8] {
    let push = FlowEvent.on(ProbeScreen.self, "push") { screen in
      screen.navigationController?.pushViewController(ProbeScreen("A"), animated: true)
    }
    let flow = ProbeFlow([push.when { $0.frontmost(ProbeScreen.self)?.title == "Home" }])
    let checkpoint = Checkpoint(under: circumstances)
    let explorer = try FlowExplorer(of: flow, profiles: [.iOS13], unspecified: false)
    #expect(explorer.remembering(in: checkpoint).explore().statistics.states == 2)
    return checkpoint.bytes
  }

  private func fault(in bytes: [UInt8], _ circumstances: [Circumstance]? = nil) -> CheckpointError?
  {
    do {
      _ = try Checkpoint(bytes, under: circumstances ?? self.circumstances)
      return nil
    } catch {
      return error
    }
  }

  @Test
  func `no byte may be another`() throws {
    let bytes = try saved()
    #expect(fault(in: bytes) == nil)
    let opening = Array("clew checkpoint 1\n".utf8).count
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 1
      let found = fault(in: damaged)
      if place >= opening { #expect(found == .isDamaged) } else { #expect(found != nil) }
    }
  }

  @Test
  func `no byte may be missing, and none too many`() throws {
    let bytes = try saved()
    for count in bytes.indices { #expect(fault(in: Array(bytes.prefix(count))) != nil) }
    #expect(fault(in: bytes + [0]) == .isDamaged)
  }

  @Test(arguments: ["", "clew", "clew checkpoint", "clew checkpoint x\n", "# Clew\n"])
  func `something else is no checkpoint`(_ text: String) {
    #expect(fault(in: Array(text.utf8)) == .isNone)
  }

  @Test
  func `another format is told by its number`() {
    #expect(fault(in: Array("clew checkpoint 2\n".utf8)) == .format(2))
  }

  /// A sum that is right does not make right what is under it.
  @Test
  func `what does not fit together is damaged`() {
    var content = MessageWriter()
    content.write(0)
    content.write(1)
    for word in ["Flow", "iOS 13"] { content.write(word) }
    for number in [0, 0, 0, 0, 0, 1, 7, 3] { content.write(number) }
    for _ in 0..<8 { content.write(0) }
    var hasher = FingerprintHasher()
    content.bytes.withUnsafeBytes { hasher.combine($0) }
    var sum = MessageWriter()
    sum.write(hasher.fingerprint.value)
    #expect(
      fault(in: Array("clew checkpoint 1\n".utf8) + sum.bytes + content.bytes, []) == .isDamaged)
  }

  @Test
  func `the first circumstance that is otherwise is named`() throws {
    let bytes = try saved()
    let other = [
      Circumstance("the build of the tool", "a"), Circumstance("the strategy", "depth-first"),
    ]
    let error = try #require(fault(in: bytes, other))
    #expect(
      error == .differs(name: "the strategy", saved: "exhaustive", present: "depth-first"))
    #expect(
      error.description
        == "this checkpoint belongs to another run: there the strategy is exhaustive, here "
        + "depth-first. Say the same as then, or begin anew without --resume.")
  }

  @Test
  func `what contradicts itself is not saved`() {
    let checkpoint = Checkpoint(under: circumstances)
    let empty = checkpoint.bytes
    let knowledge = checkpoint.knowledge(of: "Flow", under: .iOS13, impatience: 0)
    #expect(checkpoint.bytes != empty)
    knowledge.contradict([])
    #expect(checkpoint.bytes == empty)
  }
}
