import Foundation
import SourceRewriting

let arguments = Array(CommandLine.arguments.dropFirst())
let status = RewritingCommand.run(arguments) { complaint in
  try? FileHandle.standardError.write(contentsOf: Data("\(complaint)\n".utf8))
}
exit(status)
