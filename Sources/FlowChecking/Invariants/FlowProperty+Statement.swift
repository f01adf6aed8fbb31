extension FlowProperty {
  /// What a property states, apart from how it is checked.
  public struct Statement: Hashable, Sendable {
    /// The words by which reports call the property.
    public let name: String

    /// The name by which machines know it, the same in every version: in report.json and SARIF.
    public let id: String

    /// How bad it is to break it.
    public let severity: Severity

    /// What is promised, in a sentence; nil where nothing more is said than the name.
    public let sentence: String?

    init(
      name: String, id: String? = nil, severity: Severity = .error, sentence: String? = nil
    ) {
      self.name = name
      self.id = id ?? PropertyID.text(of: name)
      self.severity = severity
      self.sentence = sentence
    }
  }
}
