import FlowChecking
import Foundation

/// What a worker process does: it waits for requests and answers them, until its parent is gone.
@MainActor
struct WorkerLoop {
  /// How many bytes of memory a worker may address, so that what grows without end ends by itself.
  private static let mostMemory = 1 << 30

  private let channel: MessageChannel
  private let stage: WorkerStage

  /// Takes the standard input and output for messages; what the code under test prints goes where
  /// errors go, and there is nothing that it could read.
  ///
  /// No image of the process is to be written when it crashes, which would take its time.
  init(running flow: any Flow, openFiles: Int) {
    ResourceLimit.openFiles.set(to: openFiles)
    ResourceLimit.imageSize.set(to: 0)
    ResourceLimit.addressSpace.set(to: Self.mostMemory)
    let channel = MessageChannel(input: dup(STDIN_FILENO), output: dup(STDOUT_FILENO))
    dup2(FileHandle.nullDevice.fileDescriptor, STDIN_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    self.channel = channel
    stage = WorkerStage(of: flow) { channel.send($0) }
  }

  /// Answers requests, and ends the process.
  func run() -> Never {
    watchParent()
    channel.send([])
    while case .message(let request) = channel.receive() { stage.answer(request) }
    _exit(0)
  }

  /// Ends the process soon after its parent, even where it hangs.
  private func watchParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { sleep(1) }
      _exit(0)
    }
  }
}
