import Folders
import Foundation

/// The model checker SPIN, where it is installed together with a C compiler.
struct Spin {
  private static let spin = path(of: "spin")
  private static let compiler = path(of: "cc") ?? path(of: "gcc")

  /// Whether SPIN can be run here.
  static var isInstalled: Bool { spin != nil && compiler != nil }

  private let model: SpinModel
  private let folder: TemporaryFolder

  /// Compiles the verifier of a model.
  init(of model: SpinModel) throws {
    self.model = model
    folder = try TemporaryFolder()
    try folder.write(model.text, to: "model.pml")
    _ = try run(Self.spin, ["-a", "model.pml"])
    let verifier = try folder.read("pan.c")
      .replacing("= \(SpinModel.anyPair);", with: "= atoi(getenv(\"PAIR\"));")
      .replacing("= \(SpinModel.anyLabel);", with: "= atoi(getenv(\"LABEL\"));")
    try folder.write(verifier, to: "pan.c")
    _ = try run(Self.compiler, ["-O0", "-w", "-DNOREDUCE", "-o", "pan", "pan.c"])
  }

  /// Returns whether the claim of one of the graphs holds, in all runs or in those that are weakly
  /// fair to the processes; nil
  /// when SPIN does not say so, or has not seen everything.
  func holds(_ pair: Int, fairly isFair: Bool) throws -> Bool? {
    let output = try run(
      folder.path("pan"), ["-a", "-w12", "-m10000", "-N", "c\(pair)"] + (isFair ? ["-f"] : []),
      ["PAIR": "\(pair)", "LABEL": "\(model.firstLabel(of: pair))"])
    guard !output.contains("max search depth too small") else { return nil }
    let count = output.firstRange(of: "errors: ").map {
      output[$0.upperBound...].prefix { $0 != "\n" }
    }
    return count.flatMap { Int($0) }.map { $0 == 0 }
  }

  private func run(
    _ tool: String?, _ arguments: [String], _ variables: [String: String]? = nil
  ) throws -> String {
    let process = Process()
    process.executableURL = tool.map { URL(filePath: $0) }
    process.arguments = arguments
    if let variables { process.environment = variables }
    process.currentDirectoryURL = URL(filePath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  private static func path(of tool: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(tool)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
