/// Why an exploration cannot be kept in a file or gone on with from it.
struct CheckpointFileError: Error, CustomStringConvertible {
  /// The file, what is wrong with it and what to do, in sentences.
  let description: String

  /// What to say to the shell.
  let status: ExitStatus

  /// Says what is wrong with a file that cannot be used.
  init(_ path: String, _ problem: String, _ status: ExitStatus = .unreadableInput) {
    description = "\(path): \(problem)"
    self.status = status
  }
}
