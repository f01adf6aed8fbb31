import Foundation
import Testing

@testable import FlowCommand

/// Programs that are started, and how they end.
@Suite
struct ChildProcessTests {
  private func shell(
    _ command: String, environment: [String: String] = [:], files: [OpenFile] = []
  ) throws -> ChildProcess {
    try ChildProcess(
      of: "/bin/sh", arguments: ["-c", command], environment: environment, files: files)
  }

  @Test
  func `a program ends with a status or by a signal`() throws {
    #expect(try shell("exit 7").wait() == .exit(7))
    #expect(try shell("kill -6 $$").wait() == .signal(6))
    #expect(try shell("sleep 60").end() == .signal(9))
  }

  @Test
  func `a program has the files it is given, and the environment`() throws {
    let lines = try (0..<5).map { _ in try Line() }
    let command = "for number in 0 1 2 3 4; do echo $WORD $number >&$number; done"
    let program = try shell(command, environment: ["WORD": "file"], files: lines.map(\.input))
    #expect(program.wait() == .exit(0))
    for (number, line) in lines.enumerated() {
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = read(line.output.number, &bytes, bytes.count)
      #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "file \(number)\n")
    }
  }

  @Test
  func `a program has no end of a line that was not given to it`() throws {
    let line = try Line()
    let files = try [Line().output, Line().input, WorkerLog().file]
    #expect(try shell("[ -e /dev/fd/2 ]", files: files).wait() == .exit(0))
    #expect(try shell("[ -e /dev/fd/\(line.input.number) ]", files: files).wait() == .exit(1))
  }

  @Test
  func `a program has a group of its own`() throws {
    #expect(try shell("[ $(ps -o pgid= -p $$) -eq $$ ]").wait() == .exit(0))
  }

  @Test
  func `what is no program is an error of the system`() {
    #expect(throws: POSIXError(.ENOENT)) {
      try ChildProcess(of: "/no/such/program", arguments: [], environment: [:], files: [])
    }
  }
}
