import Foundation
import Testing

@testable import FlowCommand

/// Messages between processes.
@Suite
struct MessageChannelTests {
  private let pipe = Pipe()
  private let ends = Pipe()
  private var input: Int32 { pipe.fileHandleForReading.fileDescriptor }
  private var output: Int32 { pipe.fileHandleForWriting.fileDescriptor }

  @Test
  func `messages arrive whole, in their order`() {
    let channel = MessageChannel(input: input, output: output)
    let long = [UInt8](repeating: 7, count: 40_000)
    for message in [[], [1, 2, 3], long] { channel.send(message) }
    #expect(channel.receive() == .message([]))
    #expect(channel.receive() == .message([1, 2, 3]))
    #expect(channel.receive(within: .seconds(60)) == .message(long))
  }

  @Test
  func `a message that is cut off is none`() throws {
    let channel = MessageChannel(input: input, output: output)
    try pipe.fileHandleForWriting.write(contentsOf: Data([5, 0, 0, 0, 1]))
    #expect(channel.receive(within: .milliseconds(1)) == .timeout)
    try pipe.fileHandleForWriting.close()
    #expect(channel.receive(within: .seconds(60)) == .end)
    #expect(channel.receive() == .end)
  }

  @Test
  func `nothing more comes when the other end is gone, but what it has sent before comes`() throws {
    let channel = MessageChannel(
      input: input, output: output, end: ends.fileHandleForReading.fileDescriptor)
    channel.send([1])
    #expect(channel.receive() == .message([1]))
    #expect(channel.receive(within: .milliseconds(1)) == .timeout)
    channel.send([2])
    try ends.fileHandleForWriting.close()
    #expect(channel.receive() == .message([2]))
    #expect(channel.receive() == .end)
    try ends.fileHandleForReading.close()
  }
}
