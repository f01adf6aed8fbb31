import Foundation

do {
  try Benchmarks(CommandLine.arguments.dropFirst()).run()
} catch {
  FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
  exit(error is BenchmarkError ? 1 : 2)
}
