#if canImport(Glibc)
  import Testing

  @testable import HeadlessUIKit

  /// Tasks that run on the virtual clock; those of a whole process are tested with the tool.
  @MainActor @Suite struct SharedTaskQueueTests {
    @Test func `a task begins after what is going on`() {
      let device = freshDevice()
      nonisolated(unsafe) var log: [String] = []
      Task.detached(executorPreference: TaskQueues.shared) { log.append("task") }
      log.append("now")
      #expect(device.clock.waits == [.zero])
      device.clock.runDue()
      #expect(log == ["now", "task"])
    }

    // Waking up takes a way through the executor of the process, which is another one here; that is
    // tested with the tool.
    @Test(arguments: [(300, "0.3 s"), (500, "0.5 s"), (501, "0.6 s"), (30_000, "30 s")])
    func `a task sleeps as long as it says, rounded up`(milliseconds: Int, text: String) {
      let device = freshDevice()
      Task.detached(executorPreference: TaskQueues.shared) {
        try? await Task.sleep(for: .milliseconds(milliseconds))
      }
      device.clock.runDue()
      let isShort = milliseconds <= 500
      #expect(device.clock.waits == (isShort ? [.milliseconds(milliseconds)] : []))
      #expect(device.clock.longWaits.map(\.title) == (isShort ? [] : ["wait \(text)"]))
    }

    @Test func `what is waited for is what the task is called`() {
      let device = freshDevice()
      Task.detached(name: "the answer", executorPreference: TaskQueues.shared) {
        try? await Task.sleep(until: .now + .seconds(2), clock: .suspending)
      }
      device.clock.settle()
      #expect(device.clock.longWaits.map(\.title) == ["wait 2 s for the answer"])
    }

    @Test func `nobody waits for a task that is cancelled`() {
      let device = freshDevice()
      nonisolated(unsafe) var log: [String] = []
      let task = Task.detached(executorPreference: TaskQueues.shared) {
        do {
          try await Task.sleep(for: .seconds(2))
        } catch {
          log.append("cancelled")
        }
      }
      device.clock.settle()
      #expect(device.clock.longWaits.map(\.title) == ["wait 2 s"])
      task.cancel()
      #expect(device.clock.longWaits.isEmpty)
      device.clock.settle()
      #expect(log == ["cancelled"])
    }

    @Test func `a part of a task that sleeps is waited for and cancelled like the whole`() {
      let device = freshDevice()
      nonisolated(unsafe) var log: [String] = []
      let task = Task.detached(executorPreference: TaskQueues.shared) {
        async let first: Void? = try? Task.sleep(for: .seconds(2))
        async let second: Void? = try? Task.sleep(for: .seconds(3))
        _ = await (first, second)
        log.append("done")
      }
      device.clock.settle()
      #expect(device.clock.longWaits.map(\.title) == ["wait 2 s", "wait 3 s"])
      #expect(device.clock.endingWaits == [0])
      task.cancel()
      device.clock.settle()
      #expect(log == ["done"])
      #expect(device.clock.longWaits.isEmpty)
    }

    @Test func `a task of an earlier launch sleeps for ever`() {
      let device = freshDevice()
      nonisolated(unsafe) var log: [String] = []
      Task.detached(executorPreference: TaskQueues.shared) {
        try? await Task.sleep(for: .seconds(2))
        log.append("late")
      }
      device.clock.settle()
      let next = freshDevice()
      next.clock.settle()
      #expect(next.clock.longWaits.isEmpty)
      #expect(log == [])
    }

    @Test func `the tasks of a test process do not run on the virtual clock`() {
      #expect(!VirtualTasks.areInstalled)
    }

    private func freshDevice() -> HeadlessDevice {
      HeadlessDevice.current = HeadlessDevice()
      return HeadlessDevice.current
    }
  }
#endif
