/// The files that the rules look at, and all that git keeps.
struct SourceTree: Sendable {
  /// The manifest, the read-me and the Swift sources, by path.
  let files: [SourceFile]

  /// The paths of everything under version control.
  let tracked: [String]

  /// The Swift sources of all modules.
  var sources: [SourceFile] { files.filter { $0.module != nil } }

  /// The names of the modules in order.
  var modules: [String] { Set(files.compactMap(\.module)).sorted() }

  /// Returns the file at a path, if there is one.
  func file(_ path: String) -> SourceFile? { files.first { $0.path == path } }

  /// Returns the files of one module.
  func files(in module: String) -> [SourceFile] { files.filter { $0.module == module } }
}

extension SourceTree: ExpressibleByDictionaryLiteral {
  /// Creates a made-up tree of paths and texts.
  init(_ texts: [(path: String, text: String)]) {
    files = texts.map { SourceFile(path: $0.path, text: $0.text) }
    tracked = texts.map(\.path)
  }

  /// Creates a made-up tree, written as a literal.
  init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { (path: $0.0, text: $0.1) })
  }
}
