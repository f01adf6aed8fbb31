import Foundation

/// Writes the flow of a module into a folder, for the plugin.
public enum ScaffoldCommand {
  /// Does what some arguments say: `--graphs FOLDER --module NAME --into FOLDER`, and if wanted
  /// `--root NAME --folder PATH`; returns the status of the process.
  ///
  /// A file that is there already is never written over.
  public static func run(_ arguments: [String]) -> Int32 {
    do {
      let flow = try FlowScaffold(
        of: graphs(of: value("--module", in: arguments), in: value("--graphs", in: arguments)),
        root: option("--root", in: arguments), folder: option("--folder", in: arguments))
      return try write(flow, into: value("--into", in: arguments))
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private static func write(_ flow: FlowScaffold, into folder: String) throws -> Int32 {
    let manager = FileManager.default
    let path = "\(folder)/\(flow.name).swift"
    guard !manager.fileExists(atPath: path) else {
      complain("\(path) is there already; nothing was written. Rename it, or say --into FOLDER.")
      return 1
    }
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(flow.text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
    print(
      """
      \(path) was written. A test of it:

        @Test @MainActor func flow() { verify(\(flow.name)()) }
      """)
    return 0
  }

  /// Reads the graphs of a module, those of what it adds to the types of others too.
  private static func graphs(of module: String, in folder: String) throws -> [SymbolGraph] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = all.sorted().filter {
      $0 == "\(module).symbols.json"
        || ($0.hasPrefix("\(module)@") && $0.hasSuffix(".symbols.json"))
    }
    guard !names.isEmpty else { throw ScaffoldError.noGraph(of: module, in: folder) }
    return try names.map { name in
      let path = "\(folder)/\(name)"
      return try SymbolGraph(json: Data(contentsOf: URL(filePath: path)), from: path)
    }
  }

  private static func value(_ name: String, in arguments: [String]) throws -> String {
    guard let value = option(name, in: arguments) else { throw ScaffoldError.missing(name) }
    return value
  }

  private static func option(_ name: String, in arguments: [String]) -> String? {
    arguments.firstIndex(of: name).flatMap { place in
      arguments.indices.contains(place + 1) ? arguments[place + 1] : nil
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("clew-scaffold: \(text)\n".utf8))
  }
}
