import FlowChecking

/// Writes each counterexample of a report in the Informal Trace Format, which tools for TLA+ read
/// (https://apalache-mc.org/docs/adr/015adr-trace.html).
public struct ITFTraces: Sendable {
  private static let variables = ["action", "calls", "coordinators", "layers", "screens"]

  private let report: Report

  /// Prepares to write a report.
  public init(of report: Report) {
    self.report = report
  }

  /// The files, one for each counterexample.
  public var files: [ReportFile] {
    zip(report.flows, FileNames(of: report).names).flatMap { flow, file in
      flow.counterexamples.enumerated().map { number, counterexample in
        ReportFile(
          name: "\(PageName.counterexample(number, of: file).name).itf.json",
          text: trace(of: counterexample, in: flow).document)
      }
    }
  }

  private func trace(of counterexample: Report.Counterexample, in flow: Report.Flow) -> JSONValue {
    let states = counterexample.states.enumerated().map { number, step in
      state(after: step, number)
    }
    return JSONValue([
      "#meta": JSONValue([
        "format": "ITF", "source": .string(flow.name), "tool": .string(report.tool),
        "description": .string(counterexample.breaches[0].promise),
        "fingerprint": .string(counterexample.fingerprint),
        "replay": .string(counterexample.replay.command),
      ]),
      "vars": .list(Self.variables.map { .string($0) }), "states": .list(states),
      "loop": counterexample.loop.map { .number($0) },
    ])
  }

  private func state(after step: Report.Step, _ number: Int) -> JSONValue {
    let layers = step.picture?.layers.map { layer in
      JSONValue.list(layer.content.all.map { .string($0.name) })
    }
    let coordinators = step.picture?.coordinators?.paths ?? []
    return JSONValue([
      "#meta": JSONValue(["index": .number(number)]), "action": .string(step.event),
      "screens": .string(step.screens), "layers": .list(layers ?? []),
      "coordinators": .list(coordinators.map { .string($0) }),
      "calls": .list(
        step.calls.map { .string("\($0.router).\($0.kind)(\($0.screen ?? ""))") }),
    ])
  }
}
