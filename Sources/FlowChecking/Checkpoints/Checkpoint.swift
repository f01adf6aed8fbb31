import HeadlessUIKit
import ModelChecking

/// What has been found out of flows so far, so that a later run need not find it out again.
///
/// The way of the engine is decided by what events lead to. Where that is known it is gone without
/// performing them, so that a run that goes on from here says what one says that was never cut.
@MainActor
package final class Checkpoint {
  /// An exploration of a flow: what it finds depends on nothing else.
  private struct Exploration: Hashable {
    let flow: String
    let profile: String
    let impatience: Int

    var words: [String] { [flow, profile, "\(impatience)"] }
  }

  /// How all saved files of this format begin, which a number and a new line follow.
  private static let opening = "clew checkpoint "

  private static let format = 1

  private let circumstances: [Circumstance]
  private var known: [Exploration: FlowKnowledge] = [:]

  /// Begins with nothing known; what is found out depends on some circumstances.
  package init(under circumstances: [Circumstance]) {
    self.circumstances = circumstances
  }

  /// Goes on from what was saved under the same circumstances.
  ///
  /// - Throws: ``CheckpointError`` when it is no such thing, or is not to be relied on.
  package convenience init(
    _ saved: [UInt8], under circumstances: [Circumstance]
  ) throws(CheckpointError) {
    self.init(under: circumstances)
    try add(saved)
  }

  /// Adds what was saved under the same circumstances, by whomever and in whatever order.
  ///
  /// - Throws: ``CheckpointError`` when it is no such thing, or is not to be relied on.
  package func add(_ saved: [UInt8]) throws(CheckpointError) {
    var reader = MessageReader(try Self.content(of: saved))
    let former = reader.list { Circumstance($0.text(), $0.text()) }
    for (former, present) in zip(former, circumstances) where former != present {
      throw .differs(name: present.name, saved: former.value, present: present.value)
    }
    for _ in 0..<reader.count() {
      let exploration = Exploration(
        flow: reader.text(), profile: reader.text(), impatience: reader.number())
      guard reader.add(to: knowledge(of: exploration)) else { throw .isDamaged }
    }
  }

  /// What is saved where nothing is known yet.
  package var opening: [UInt8] { saved([:]) }

  /// All that is to be saved; what contradicts itself is not.
  package var bytes: [UInt8] {
    saved(known.filter { $0.value.contradiction == nil })
  }

  /// Returns what was found out here since this was asked last, to be saved by itself; nil when that is
  /// nothing.
  package func takeNews() -> [UInt8]? {
    let news = known.compactMapValues { $0.takeNews() }
    return news.isEmpty ? nil : saved(news)
  }

  private func saved(_ known: [Exploration: FlowKnowledge]) -> [UInt8] {
    var writer = MessageWriter()
    writer.write(circumstances) {
      $0.write($1.name)
      $0.write($1.value)
    }
    writer.write(known.sorted { $0.key.words.lexicographicallyPrecedes($1.key.words) }) {
      $0.write($1.key.flow)
      $0.write($1.key.profile)
      $0.write($1.key.impatience)
      $0.write($1.value)
    }
    var sum = MessageWriter()
    sum.write(Self.sum(of: writer.bytes[...]))
    return Array("\(Self.opening)\(Self.format)\n".utf8) + sum.bytes + writer.bytes
  }

  /// Returns what is known of a flow under a profile, with an impatience; more may be added to it.
  func knowledge(of flow: String, under profile: UIKitProfile, impatience: Int) -> FlowKnowledge {
    knowledge(of: Exploration(flow: flow, profile: "\(profile)", impatience: impatience))
  }

  private func knowledge(of exploration: Exploration) -> FlowKnowledge {
    if let known = known[exploration] { return known }
    let new = FlowKnowledge()
    known[exploration] = new
    return new
  }

  /// Returns what follows the opening and the sum, if it is what was saved.
  private static func content(of saved: [UInt8]) throws(CheckpointError) -> [UInt8] {
    let sumSize = 8
    let line = saved.prefix(64).prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line, as: UTF8.self)
    guard words.hasPrefix(opening), let number = Int(words.dropFirst(opening.count)) else {
      throw .isNone
    }
    guard number == format else { throw .format(number) }
    let rest = saved.dropFirst(line.count + 1)
    var reader = MessageReader(Array(rest.prefix(sumSize)))
    let content = rest.dropFirst(sumSize)
    guard reader.word() == sum(of: content) else { throw .isDamaged }
    return Array(content)
  }

  private static func sum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    var hasher = FingerprintHasher()
    bytes.withUnsafeBytes { hasher.combine($0) }
    return hasher.fingerprint.value
  }
}
