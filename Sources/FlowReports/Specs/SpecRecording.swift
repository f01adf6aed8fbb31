public import FlowChecking

/// Writes into a spec what a flow does today.
public struct SpecRecording {
  /// The file.
  public let path: String

  /// The name of the flow.
  public var flow: String { document.title.text }

  private let document: SpecDocument
  private let isNew: Bool

  /// Reads a file, of which the heading and the blocks must be there; what is in the blocks may be
  /// anything.
  ///
  /// Where there is no file, one is begun for the flow that is called like it.
  ///
  /// - Throws: ``SpecError`` when the file cannot be understood.
  public init(at path: String, among flows: [String]) throws(SpecError) {
    self.path = path
    let file = SpecFile(at: path)
    let name = path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
    isNew = !file.exists && flows.contains(String(name))
    let bytes =
      isNew
      ? Array("# \(name)\n\n```mermaid\n```\n\n```properties\n```\n".utf8) : try file.bytes
    var parser = SpecDocumentParser(path: path)
    document = try parser.parse(bytes)
  }

  /// Returns an error at the name of the flow.
  public func errorOfFlow(_ message: String) -> SpecError { document.title.error(message) }

  /// Rewrites what the blocks say otherwise than the flow does, and returns whether that was
  /// anything.
  ///
  /// A diagram that is right stays as it is, however it is written.
  ///
  /// - Throws: ``SpecError`` when the file cannot be written.
  @MainActor
  public func record(_ survey: FlowSurvey, promising properties: [String]) throws(SpecError) -> Bool
  {
    let new = document.text(
      diagram: isRight(survey) ? nil : DiagramWriter(survey.graph).lines,
      properties: lines(for: properties))
    let old = document.text(diagram: nil, properties: nil)
    guard isNew || new != old else { return false }
    try SpecFile(at: path).write(new)
    return true
  }

  private func isRight(_ survey: FlowSurvey) -> Bool {
    guard let diagram = try? document.parseDiagram() else { return false }
    return SpecComparison(of: diagram, with: survey).isEqual
  }

  /// Returns the lines of the properties: the names anew, and formulas as they are; nil where they
  /// are right, or where there is no place for them.
  @MainActor
  private func lines(for properties: [String]) -> [String]? {
    guard document.properties != nil else { return nil }
    let promises = SpecPromises(of: properties)
    let names = promises.names.map(PropertyLine.text)
    guard let known = try? document.parseProperties() else { return names }
    let isRight = promises.unknown(in: known).isEmpty && promises.unlisted(in: known).isEmpty
    let formulas = known.filter { $0.formula != nil }
    let unnamed = names.filter { name in !formulas.contains { $0.name.text == name } }
    return isRight ? nil : unnamed + formulas.map(\.name.line.text)
  }
}
