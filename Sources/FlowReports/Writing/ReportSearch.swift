import Foundation

/// Finds the reports that are in files and folders.
public enum ReportSearch {
  /// Returns the paths of the reports at some paths, in order: a file is itself, a folder its
  /// report.json, or without one the reports in its folders and whatever ends in ".json".
  public static func paths(at paths: [String]) -> [String] {
    paths.flatMap { path in
      let manager = FileManager.default
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        return [path]
      }
      let own = "\(path)/report.json"
      if manager.fileExists(atPath: own) { return [own] }
      let names = ((try? manager.contentsOfDirectory(atPath: path)) ?? []).sorted()
      let found = names.flatMap { name in
        name.hasSuffix(".json") ? ["\(path)/\(name)"] : ["\(path)/\(name)/report.json"]
      }.filter { manager.fileExists(atPath: $0) }
      return found.isEmpty ? [own] : found
    }
  }
}
