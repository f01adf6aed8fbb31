import Foundation
import Testing

/// The tool runs the tasks of flows in virtual time.
@Suite
struct TaskTests {
  // Welcome; Login; Login that asks; the user's own screen. Welcome: sign in. Login: log in, back, a
  // swipe back, and one that is cancelled. Login that asks: the same and the wait. The user's screen:
  // log out, the same three, and two entries of the back menu, which iOS 13 does not have.
  @Test
  func `a login that is called off in time is sound`() async throws {
    let tool = try await Tool("explore", "Login")
    #expect(tool.status == 0)
    #expect(tool.output.hasPrefix("✔ Login keeps 16 promises\n"))
    #expect(tool.output.contains("  4 states, 16 transitions, depth 3, "))
    #expect(tool.output.contains("  under iOS 13: 4 states, 14 transitions, depth 3, "))
  }

  // Besides those four: Welcome, Login and Login that asks while one answer is on its way that nobody
  // waits for; Welcome and Login with two such; and what becomes of these five when the oldest answer
  // comes, and of the last when a third is asked for.
  @Test
  func `an answer that comes too late breaks one promise`() async throws {
    let tool = try await Tool("explore", "AnswerComesTooLate", "--profile", "26")
    #expect(tool.status == 1)
    #expect(
      tool.output.hasPrefix(
        """
        ✘ AnswerComesTooLate breaks 1 of 16 promises

          ✘ no dead tap — Ray is on screen, but its delegate is gone: its buttons do nothing
            after 4 events, the shortest possible (all 5 nearer states searched)
                 launch    Welcome
              1. sign in   Welcome > Login
              2. log in    Welcome > Login
              3. back      Welcome
              4. wait 2 s  Welcome > Ray  ✘ broken here
            replay: swift run clew replay AnswerComesTooLate 'sign in > log in > back > wait 2 s'

        """))
    #expect(tool.output.contains("\n  15 states, 35 transitions, depth "))
  }

  @Test
  func `tasks run in virtual time in the process of the tool too`() async throws {
    let token = "sign in > log in > back > wait 2 s"
    for options in [[], ["--in-process"]] {
      let tool = try await Tool(["replay", "AnswerComesTooLate", token] + options)
      #expect(tool.status == 1)
    }
  }
}
