import Foundation
import PackagePlugin

/// Writes a flow for a target, from the symbols that the compiler finds in it.
///
///     swift package clew-scaffold --target App [--root HomeCoordinator] [--folder Home] [--into FOLDER]
@main
struct ClewScaffold: CommandPlugin {
  /// Has the symbols extracted and the flow written: into the folder that is named, else that of a test
  /// target of the target, else one beside it.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    guard let name = extractor.extractOption(named: "target").first else {
      return Diagnostics.error("Say for which target: --target App.")
    }
    let known = context.package.targets
    guard let target = known.first(where: { $0.name == name }) else {
      let names = known.map(\.name).joined(separator: ", ")
      return Diagnostics.error("There is no target \(name); there are \(names).")
    }
    let graphs = try packageManager.getSymbolGraph(
      for: target, options: .init(minimumAccessLevel: .internal))
    let folder =
      extractor.extractOption(named: "into").first ?? tests(of: target, in: context.package)
    try run(
      context.tool(named: "flow-scaffold").url,
      ["--graphs", graphs.directoryURL.path, "--module", name, "--into", folder]
        + extractor.remainingArguments)
  }

  private func tests(of target: any Target, in package: Package) -> String {
    let tests = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.first { candidate in
      candidate.kind == .test
        && candidate.recursiveTargetDependencies.contains { $0.id == target.id }
    }
    return tests?.directoryURL.path
      ?? package.directoryURL.appending(path: "Tests/\(target.name)FlowTests").path
  }

  private func run(_ tool: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("No flow was written.") }
  }
}
