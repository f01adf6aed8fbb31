/// Something to be done on the main thread after a delay.
struct PostponedWork: Sendable {
  /// How long it is put off.
  let delay: Duration

  /// What is waited for, if it has a name.
  var purpose: String?

  /// Whether nobody waits for it any more.
  var isOver: @Sendable () -> Bool = { false }

  let run: @Sendable () -> Void
}
