import FlowChecking
import Foundation
import HeadlessUIKit
import ModelChecking
import Testing

@testable import FlowReports

/// Each format says which promises do not apply to a flow, and why.
@MainActor @Suite
struct InapplicablePromiseTests {
  /// A flow of one screen that has neither coordinators nor routers.
  private struct Still: Flow {
    func launch(in window: UIWindow) -> UIViewController {
      let screen = UIViewController()
      screen.title = "Still"
      window.rootViewController = screen
      return screen
    }

    var events: [FlowEvent] { [.anytime("look") { _ in }, .anytime("listen") { _ in }] }
    var properties: [FlowProperty] {
      [.noLeakedChildren, .noDeadTap, .noUIKitWarning.stating("None at all.", id: "quiet")]
    }
  }

  private func exploration(within limits: Limits = Limits()) throws -> FlowExploration {
    try FlowExplorer(of: Still(), within: limits).explore()
  }

  private func report() throws -> Report { Report(of: [try exploration()]) }

  @Test
  func `the text counts what applies, and says why the rest does not`() throws {
    let lines = TextReport().text(of: try exploration()).split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        "✔ Still keeps 2 promises",
        "  does not apply: no leaked children (no Coordinator has a child)",
      ])
  }

  @Test
  func `report_json has the reason, and what each promise states`() throws {
    let promises = try Report(json: report().json).flows[0].promises
    #expect(promises.map(\.verdict) == [.doesNotApply, .holds, .holds])
    #expect(promises.map(\.reason) == ["no Coordinator has a child", nil, nil])
    #expect(promises.map(\.id) == ["no-leaked-children", "no-dead-tap", "quiet"])
    #expect(promises.map(\.severity) == [.error, .error, .error])
    #expect(promises[2].sentence == "None at all.")
  }

  @Test
  func `JUnit skips the case`() throws {
    let text = JUnitReport(of: try report()).text
    #expect(text.contains(#"tests="3" failures="0" errors="0" skipped="1""#))
    #expect(text.contains("does not apply: no Coordinator has a child"))
  }

  @Test
  func `SARIF has a note that services do not show as a result`() throws {
    let text = SARIFReport(of: try report()).text
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = try #require((document?["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.count == 0)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notes = try #require(invocation["toolConfigurationNotifications"] as? [[String: Any]])
    #expect(notes.count == 1)
    #expect(notes[0]["level"] as? String == "note")
    #expect(
      (notes[0]["message"] as? [String: String])?["text"]
        == "“no leaked children” does not apply to Still: no Coordinator has a child.")
    let rule = notes[0]["associatedRule"] as? [String: Any]
    #expect(rule?["id"] as? String == "no-leaked-children")
    #expect(rule?["index"] as? Int == 0)
  }

  @Test
  func `a page marks it and gives the reason`() throws {
    let pages = HTMLReport(of: try report(), layout: .singleFile).files[0].text
    let row = try #require(pages.firstMatch(of: /<td>no leaked children.*/))
    #expect(row.output.contains(">does not apply</span><span class=\"muted\"> no Coordinator has"))
  }

  @Test
  func `a complete report knows better than one that was cut short`() throws {
    let part = Report(of: [try exploration(within: Limits(transitions: 1))])
    #expect(part.flows[0].promises.map(\.verdict) == [.undecided, .undecided, .undecided])
    for reports in try [[part, report()], [report(), part]] {
      let promises = try Report(merging: reports).flows[0].promises
      #expect(promises.map(\.verdict) == [.doesNotApply, .holds, .holds])
      #expect(promises[0].reason == "no Coordinator has a child")
    }
  }
}
