package import Foundation

/// The folder that rewritten files are put into.
package struct RewritingFolder {
  private let url: URL

  /// Creates the folder where it is not there yet.
  package init(path: String) throws(RewritingError) {
    url = URL(filePath: path, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path)
    }
  }

  /// Returns where the rewritten file of a source is put.
  ///
  /// It has another name than the source: for one with the same name the compiler warns of a
  /// conflict on every line.
  package func url(for path: String) -> URL {
    let name = URL(filePath: path).deletingPathExtension().lastPathComponent
    return url.appending(path: "\(name).rewritten.swift")
  }

  /// Rewrites a file and returns its warnings; what is there already is replaced as a whole and
  /// only where it differs.
  package func rewrite(_ path: String) throws(RewritingError) -> [SourceWarning] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .unreadable(path: path)
    }
    let rewritten = RewrittenSource(of: text, path: path)
    let (target, data) = (url(for: path), Data(rewritten.text.utf8))
    guard (try? Data(contentsOf: target)) != data else { return rewritten.warnings }
    do {
      try data.write(to: target, options: .atomic)
    } catch {
      throw .unwritable(path: target.path)
    }
    return rewritten.warnings
  }
}
