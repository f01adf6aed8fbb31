import Folders
import Foundation

/// The model checker SPIN, where it is installed together with a C compiler.
struct Spin {
  private static let spin = Program.path(of: "spin")
  private static let compiler = Program.path(of: "cc") ?? Program.path(of: "gcc")

  /// Whether SPIN can be run here.
  static var isInstalled: Bool { spin != nil && compiler != nil }

  private let model: SpinModel
  private let folder: TemporaryFolder

  /// Compiles the verifier of a model.
  init(of model: SpinModel) async throws {
    self.model = model
    folder = try TemporaryFolder()
    try folder.write(model.text, to: "model.pml")
    _ = try await run(Self.spin, ["-a", "model.pml"])
    let verifier = try folder.read("pan.c")
      .replacing("= \(SpinModel.anyPair);", with: "= atoi(getenv(\"PAIR\"));")
      .replacing("= \(SpinModel.anyLabel);", with: "= atoi(getenv(\"LABEL\"));")
    try folder.write(verifier, to: "pan.c")
    _ = try await run(Self.compiler, ["-O0", "-w", "-DNOREDUCE", "-o", "pan", "pan.c"])
  }

  /// Returns whether the claim of one of the graphs holds, in all runs or in those that are weakly
  /// fair to the processes; nil
  /// when SPIN does not say so, or has not seen everything.
  func holds(_ pair: Int, fairly isFair: Bool) async throws -> Bool? {
    let output = try await run(
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
  ) async throws -> String {
    let program = try await Program(tool ?? "", arguments, in: folder.path, with: variables)
    return program.output + program.complaints
  }
}
