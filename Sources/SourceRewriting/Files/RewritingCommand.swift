/// The command line of the tool.
package enum RewritingCommand {
  /// Rewrites the files that the arguments name and returns the exit status.
  ///
  /// A file that cannot be rewritten does not keep the others from it.
  package static func run(_ arguments: [String], complain: (String) -> Void) -> Int32 {
    guard arguments.count > 1, arguments[0] == "--output" else {
      complain("\(RewritingError.usage)")
      return 64
    }
    do throws(RewritingError) {
      let folder = try RewritingFolder(path: arguments[1])
      let successes = arguments.dropFirst(2).map { rewrite($0, into: folder, complain: complain) }
      return successes.allSatisfy(\.self) ? 0 : 1
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private static func rewrite(
    _ path: String, into folder: RewritingFolder, complain: (String) -> Void
  ) -> Bool {
    do throws(RewritingError) {
      for warning in try folder.rewrite(path) {
        complain("\(path):\(warning.line):\(warning.column): warning: \(warning.message)")
      }
      return true
    } catch {
      complain("\(error)")
      return false
    }
  }
}
