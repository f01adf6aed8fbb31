extension Report {
  /// A place in the source.
  public struct Source: Codable, Hashable, Sendable {
    /// The file, as its module and name.
    public let file: String

    /// The line, counted from 1.
    public let line: Int

    /// The number of the first of the ``lines``; nil where there are none.
    public let first: Int?

    /// The line and some around it, as they stood when the report was made; nil where the file could not
    /// be read, and where the place is enough.
    public let lines: [String]?
  }
}
