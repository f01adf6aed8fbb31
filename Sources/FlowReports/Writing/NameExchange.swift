import Foundation

/// Two things in a file system that change their names in one go, so that at no time one of them has
/// none.
enum NameExchange {
  /// Gives each of two things the name of the other, and returns whether it could: some systems, and
  /// some file systems, cannot.
  static func swap(_ first: URL, _ second: URL) -> Bool {
    #if canImport(Darwin)
      renamex_np(first.path, second.path, UInt32(RENAME_SWAP)) == 0
    #else
      rename.map { $0(AT_FDCWD, first.path, AT_FDCWD, second.path, exchange) == 0 } ?? false
    #endif
  }

  #if !canImport(Darwin)
    private typealias Rename =
      @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt

    /// Linux's RENAME_EXCHANGE, which headers do not show to Swift, nor the function.
    private static let exchange: CUnsignedInt = 2

    private static let rename: Rename? = dlsym(nil, "renameat2").map {
      unsafeBitCast($0, to: Rename.self)
    }
  #endif
}
