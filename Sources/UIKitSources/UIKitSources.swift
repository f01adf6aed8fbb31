import Foundation
import PackagePlugin

/// Compiles the files in a target's folder named Unmodified without Objective-C.
///
/// The target excludes the folder, and a rewritten copy of each file takes its place. Where UIKit is
/// Apple's there is nothing to do, and the target has to leave the folder in.
@main
struct UIKitSources: BuildToolPlugin {
  /// Returns a command for each file, so that a change of one rewrites that one.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard Self.isHeadless else { return [] }
    let tool = try context.tool(named: "uikit-sources").url
    let folder = context.pluginWorkDirectoryURL
    let sources = sources(of: target)
    guard areNamedApart(sources) else { return [] }
    return sources.map { source in
      let output = folder.appending(path: "\(stem(of: source)).rewritten.swift")
      return .buildCommand(
        displayName: "Rewriting \(source.lastPathComponent)", executable: tool,
        arguments: ["--output", folder.path, source.path], inputFiles: [source],
        outputFiles: [output])
    }
  }

  private func sources(of target: any Target) -> [URL] {
    let folder = target.directoryURL.appending(path: "Unmodified").resolvingSymlinksInPath()
    guard let paths = FileManager.default.subpaths(atPath: folder.path) else {
      Diagnostics.error("There is no folder \(folder.path); put the app's own files there.")
      return []
    }
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }

  /// Returns whether all files have names of their own, as the compiler demands within a module.
  private func areNamedApart(_ sources: [URL]) -> Bool {
    let files = Dictionary(grouping: sources, by: stem)
    for (name, files) in files where files.count > 1 {
      Diagnostics.error("\(files.count) files are called \(name).swift; rename all but one.")
    }
    return files.count == sources.count
  }

  private func stem(of source: URL) -> String { source.deletingPathExtension().lastPathComponent }

  private static var isHeadless: Bool {
    #if os(Linux)
      true
    #else
      ProcessInfo.processInfo.environment["CLEW_HEADLESS"] == "1"
    #endif
  }
}
