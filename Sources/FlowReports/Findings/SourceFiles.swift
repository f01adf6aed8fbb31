import Foundation

/// The Swift files of a checkout, to tell where in it a file lies that a report names by its module.
///
/// A program knows of its files only `Module/File.swift`; services that show findings beside the source want
/// paths from the root of the checkout.
public struct SourceFiles: Sendable {
  private let paths: [String: [[String]]]

  /// Knows no files: all keep the names that reports have for them.
  public init() {
    paths = [:]
  }

  /// Looks for files in a folder and those in it, except hidden ones; what cannot be read is left out.
  ///
  /// - Complexity: O(n) for n files of any kind.
  public init(below folder: String) {
    let found = FileManager.default.enumerator(
      at: URL(filePath: folder, directoryHint: .isDirectory), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    var paths: [[String]] = []
    while let file = found?.nextObject() as? URL, let level = found?.level {
      if file.pathExtension == "swift" { paths.append(file.pathComponents.suffix(level)) }
    }
    self.paths = Dictionary(grouping: paths) { $0.last ?? "" }
  }

  /// Returns the path of a file from the folder, or its name as it is where none or several may be meant.
  ///
  /// A file in a folder called like the module is preferred to others of its name.
  public func path(of file: String) -> String {
    let name = file.split(separator: "/").map(String.init)
    let same = paths[name.last ?? ""] ?? []
    let ofModule = same.filter { name.count == 2 && $0.dropLast().contains(name[0]) }
    let meant = ofModule.isEmpty ? same : ofModule
    return meant.count == 1 ? meant[0].joined(separator: "/") : file
  }
}
