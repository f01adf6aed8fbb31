import Foundation

extension Report {
  /// The report as the text of report.json, ending in a line break.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Reads the text of a report.json.
  ///
  /// - Throws: ``ReportError`` when the text is no report, or one that a newer tool has written.
  public init(json: String) throws(ReportError) {
    let decoder = JSONDecoder()
    let data = Data(json.utf8)
    guard let head = try? decoder.decode(Head.self, from: data) else { throw .noReport }
    guard head.format == Self.currentFormat else {
      throw .otherFormat(head.format, tool: head.tool)
    }
    do {
      self = try decoder.decode(Report.self, from: data)
    } catch {
      throw .damaged("\(error)")
    }
    if let shard, Shard(shard.number, of: shard.count) == nil {
      throw .damaged("there is no shard \(shard.number) of \(shard.count)")
    }
    if let flow = flows.first(where: { !$0.isConsistent }) {
      throw .damaged("what the flow \(flow.name) refers to is not in it")
    }
  }

  /// What a report of any version has.
  private struct Head: Decodable {
    let format: Int
    let tool: String
  }
}

extension Report.Flow {
  /// Whether every place that is referred to is there.
  fileprivate var isConsistent: Bool {
    promises.allSatisfy { $0.counterexamples.allSatisfy(counterexamples.indices.contains) }
      && graph.states.allSatisfy { state in
        (state.picture.map(graph.pictures.indices.contains) ?? true)
          && state.events.count == state.targets.count
          && state.events.allSatisfy(graph.events.indices.contains)
          && state.targets.allSatisfy { $0 == -1 || graph.states.indices.contains($0) }
      } && !graph.states.isEmpty && !runs.isEmpty
      && counterexamples.allSatisfy { !$0.breaches.isEmpty }
  }
}
