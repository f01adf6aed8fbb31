import HeadlessUIKit

/// Notices tasks that are begun where nobody can run them.
@MainActor
struct TaskWatch {
  /// What every task inherits, and keeps alive until it is over.
  private final class Mark: Sendable {}

  @TaskLocal private static var mark: Mark?

  /// Whether a task was begun that does nothing before it is too late; detached ones escape notice.
  private(set) var hasSeenTask = false

  /// Does something, and looks whether a task is left of it.
  mutating func watch<Result>(_ act: () -> Result) -> Result {
    guard !VirtualTasks.areInstalled, !hasSeenTask else { return act() }
    var mark = Mark()
    let result = Self.$mark.withValue(mark, operation: act)
    hasSeenTask = !isKnownUniquelyReferenced(&mark)
    return result
  }
}
