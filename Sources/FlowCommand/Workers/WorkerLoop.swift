import FlowChecking
import Foundation

/// What a worker process does: it waits for requests and answers them, until its parent is gone.
@MainActor
struct WorkerLoop {
  private let channel: MessageChannel
  private let stage: WorkerStage
  private let watch: WorkerWatch

  /// Takes the standard input and output for messages; what the code under test prints goes where
  /// errors go, and there is nothing that it could read.
  ///
  /// No image of the process is to be written when it crashes, which would take its time.
  init(running flow: any Flow, megabytes: Int) {
    ResourceLimit.imageSize.set(to: 0)
    let input = dup(STDIN_FILENO)
    let channel = MessageChannel(input: input, output: dup(STDOUT_FILENO))
    dup2(FileHandle.nullDevice.fileDescriptor, STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let watch = WorkerWatch(
      of: input, allowing: megabytes * MemoryGauge.megabyte, telling: channel.sender)
    self.channel = channel
    self.watch = watch
    stage = WorkerStage(of: flow) { isWaiting in
      guard case .message(let message) = channel.receive(within: isWaiting ? nil : .zero) else {
        return nil
      }
      return message
    } send: { messages in
      watch.checkMemory()
      channel.sender.send(messages)
    }
  }

  /// Says which process it is, answers requests, and ends the process.
  func run() -> Never {
    watch.begin()
    channel.send(Array("\(getpid())".utf8))
    while case .message(let request) = channel.receive() { stage.answer(request) }
    _exit(0)
  }

  /// Returns which process a worker is by its first word.
  static func number(in word: [UInt8]) -> Int32? { Int32(String(decoding: word, as: UTF8.self)) }
}
