import Testing
@testable import FlowChecking
import SampleFlows
import ModelChecking
@MainActor @Suite struct Dbg {
  @Test func d() throws {
    func desc(_ f: any Flow, _ t: String) throws -> [String] { try FlowReplay(of: f, token: t).system.describe() }
    func diff(_ f: any Flow, _ a: String, _ b: String) throws {
      let x = try desc(f, a), y = try desc(f, b)
      let d = Array(y).difference(from: x)
      print("==", a, "|", b, x.count, y.count, try FlowReplay(of: f, token: a).system.key == FlowReplay(of: f, token: b).system.key); for c in d { print(c) }
    }
    try diff(HowToCodeFlow(), "learn", "learn > swipe back, cancelled")
    try diff(HowToCodeFlow(), "learn > next > back", "learn > next > back > swipe back, cancelled")
    try diff(HowToCodeFlow(), "", "learn > back")
    try diff(RayPetsFlow(), "", "schedule > pull sheet down")
    try diff(RayPetsFlow(), "schedule", "schedule > pull sheet down, cancelled")
    try diff(RayPetsFlow(), "schedule > visit(sick)", "schedule > visit(sick) > swipe back, cancelled")
    try diff(RayPetsFlow(), "schedule", "schedule > pull sheet down > schedule")
  }
}
