import FlowChecking
import FlowReports
import Foundation
import HeadlessUIKit
import ModelChecking

/// Compares flows with their specs, for the command line.
@MainActor
struct VerifyRunner {
  private static let folder = "Specs"

  let options: VerifyOptions
  let flows: [ListedFlow]
  let terminal: Terminal
  private let isInterrupted: () -> Bool

  /// Prepares to compare some of the flows that there are.
  init(options: VerifyOptions, flows: [ListedFlow], terminal: Terminal) {
    self.options = options
    self.flows = flows
    self.terminal = terminal
    isInterrupted = terminal.watchInterruption()
  }

  /// Compares or records one spec after the other, and returns what the worst of them comes to.
  func run() -> ExitStatus {
    let files = options.files.isEmpty ? specs : options.files
    guard !files.isEmpty else {
      return complain("There is no spec in the folder \(Self.folder); name a file.")
    }
    var placeOfFlow: [String: String] = [:]
    let statuses = files.map { file in
      do {
        return options.isRecording ? try record(file, &placeOfFlow) : try verify(file, &placeOfFlow)
      } catch let error as SpecError {
        return complain("\(error)")
      } catch {
        terminal.complain("\(terminal.tool): \(error)\n")
        return .internal
      }
    }
    return statuses.max { gravity(of: $0) < gravity(of: $1) } ?? .holds
  }

  /// The files in the folder of specs.
  private var specs: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { "\(Self.folder)/\($0)" }
  }

  private func verify(_ file: String, _ placeOfFlow: inout [String: String]) throws -> ExitStatus {
    let spec = try Spec(at: file)
    let listed = try flow(named: spec.flow, in: file, &placeOfFlow, orThrow: spec.errorOfFlow)
    let report = try SpecReport(
      of: spec, with: try survey(listed), promising: listed.flow.properties.map(\.name))
    terminal.print(report.text(by: terminal.report))
    switch report.outcome {
    case .holds: return .holds
    case .violated: return .violated
    case .undecided: return .undecided
    }
  }

  private func record(_ file: String, _ placeOfFlow: inout [String: String]) throws -> ExitStatus {
    let recording = try SpecRecording(at: file, among: flows.map(\.flow.name))
    let listed = try flow(
      named: recording.flow, in: file, &placeOfFlow, orThrow: recording.errorOfFlow)
    let survey = try survey(listed)
    let name = Wording.line(listed.flow.name)
    guard survey.stopReason == .exhausted else {
      let reason = Wording.reason(survey.stopReason)
      terminal.print(
        "\(file) is left as it is, for \(name) was not explored to the end: \(reason)\n")
      return .undecided
    }
    let isChanged = try recording.record(survey, promising: listed.flow.properties.map(\.name))
    terminal.print("\(file) \(isChanged ? "now says" : "says already") what \(name) does\n")
    return .holds
  }

  private func survey(_ listed: ListedFlow) throws(FlowError) -> FlowSurvey {
    let explorer = try FlowExplorer(of: listed.flow, profiles: [.newest])
      .running(inWorkers: listed.worker(options.isolation, on: terminal))
    var progress = ProgressLine(of: listed.flow.name, on: terminal)
    defer { progress.end() }
    return explorer.survey(until: isInterrupted) { progress.update($0) }
  }

  /// Returns the flow of a spec, which must have no other one.
  private func flow(
    named name: String, in file: String, _ placeOfFlow: inout [String: String],
    orThrow error: (String) -> SpecError
  ) throws(SpecError) -> ListedFlow {
    guard let listed = flows.first(where: { $0.flow.name == name }) else {
      let hint = Spelling.suggestion(for: name, among: flows.map(\.flow.name))
      throw error(
        "There is no flow \"\(name)\".\(hint) To see where the drawing alone has dead ends: "
          + "\(terminal.tool) explore \(file)")
    }
    if let first = placeOfFlow.updateValue(file, forKey: name) {
      throw error("There is another spec of \(name): \(first).")
    }
    return listed
  }

  private func complain(_ text: String) -> ExitStatus {
    terminal.complain("\(terminal.tool): \(text)\n")
    return .unreadableInput
  }

  private func gravity(of status: ExitStatus) -> Int {
    [.holds, .undecided, .violated, .unreadableInput, .internal].firstIndex(of: status) ?? 0
  }
}
