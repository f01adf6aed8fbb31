import Foundation

/// An open file that no program has which is started, unless it is given to it.
final class OpenFile {
  /// Below it are the numbers that files have in a program that is started.
  private static let lowest: Int32 = 16

  /// Its number.
  let number: Int32

  /// Takes over what the system has opened.
  ///
  /// - Throws: The error of the system where it has not, or too many files are open.
  init(_ file: Int32) throws(POSIXError) {
    guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
    defer { close(file) }
    number = fcntl(file, F_DUPFD_CLOEXEC, Self.lowest)
    if number < 0 { throw POSIXError(.EMFILE) }
  }

  deinit {
    close(number)
  }
}
