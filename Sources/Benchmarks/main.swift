import Foundation

OwnTool.runIfMeant(by: CommandLine.arguments.dropFirst())
do {
  try Benchmarks(CommandLine.arguments.dropFirst()).run()
} catch {
  FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
  exit(1)
}
