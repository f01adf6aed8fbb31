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
    let output = context.pluginWorkDirectoryURL
    return try sources(of: target).map { source in
      let name = source.deletingPathExtension().lastPathComponent
      return .buildCommand(
        displayName: "Rewriting \(source.lastPathComponent)", executable: tool,
        arguments: ["--output", output.path, source.path], inputFiles: [source],
        outputFiles: [output.appending(path: "\(name).rewritten.swift")])
    }
  }

  private func sources(of target: any Target) throws -> [URL] {
    let folder = target.directoryURL.appending(path: "Unmodified").resolvingSymlinksInPath()
    guard let paths = FileManager.default.subpaths(atPath: folder.path) else {
      Diagnostics.error("There is no folder \(folder.path); put the app's own files there.")
      return []
    }
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }

  private static var isHeadless: Bool {
    #if os(Linux)
      true
    #else
      ProcessInfo.processInfo.environment["CLEW_HEADLESS"] == "1"
    #endif
  }
}
