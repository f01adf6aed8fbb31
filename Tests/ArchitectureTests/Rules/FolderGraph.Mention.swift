extension FolderGraph {
  /// A place where a file of one folder names a type of another.
  struct Mention: CustomStringConvertible {
    /// The folder of the file.
    let from: String

    /// The folder of the type.
    let to: String

    /// The name of the type.
    let name: String

    /// The path of the file.
    let path: String

    /// The line of the name.
    let line: Int

    var description: String { "\(from) → \(to) (\(path):\(line): \(name))" }
  }
}
