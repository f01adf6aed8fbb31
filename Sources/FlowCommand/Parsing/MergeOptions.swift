/// Which reports to make one of, and where to.
struct MergeOptions: Hashable {
  /// The files and folders.
  var inputs: [String]

  /// The folder of the report to be, or a file.
  var output: String
}
