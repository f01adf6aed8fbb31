/// What a flow is to show and to promise, as a document: prose, a diagram and properties.
public struct Spec: Sendable {
  /// The file.
  public let path: String

  /// The name of the flow.
  public var flow: String { document.title.text }

  let document: SpecDocument
  let diagram: Diagram

  /// The properties; nil where the spec says nothing about them.
  let properties: [PropertyLine]?

  /// The properties that are written as formulas.
  let claims: [SpecClaim]

  /// Reads a file.
  ///
  /// - Throws: ``SpecError`` when there is none, or when it cannot be understood.
  public init(at path: String) throws(SpecError) {
    try self.init(bytes: SpecFile(at: path).bytes, path: path)
  }

  /// Reads the bytes of a file.
  init(bytes: [UInt8], path: String) throws(SpecError) {
    self.path = path
    var parser = SpecDocumentParser(path: path)
    document = try parser.parse(bytes)
    diagram = try document.parseDiagram()
    properties = try document.parseProperties()
    var claims: [SpecClaim] = []
    for line in properties ?? [] {
      if let claim = try SpecClaim(line) { claims.append(claim) }
    }
    self.claims = claims
  }

  /// Returns an error at the name of the flow.
  public func errorOfFlow(_ message: String) -> SpecError { document.title.error(message) }
}

extension SpecDocument {
  /// Returns what the diagram draws.
  func parseDiagram() throws(SpecError) -> Diagram {
    var parser = DiagramParser()
    return try parser.parse(lines[diagram], after: lines[diagram.lowerBound - 1])
  }

  /// Returns the properties, each of another name; nil where nothing is said about them.
  func parseProperties() throws(SpecError) -> [PropertyLine]? {
    guard let properties else { return nil }
    var found: [PropertyLine] = []
    for line in lines[properties] {
      guard let property = try PropertyLine(line) else { continue }
      if let first = found.first(where: { $0.name.text == property.name.text }) {
        throw property.name.error(
          "There is another property of this name in line \(first.name.line.number).")
      }
      found.append(property)
    }
    return found
  }
}
