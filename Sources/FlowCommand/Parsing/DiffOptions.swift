/// Which reports to compare, and where to write what changed.
struct DiffOptions: Hashable {
  /// The report that was.
  var old: String

  /// The report that is.
  var new: String

  /// The file for Markdown, if it is wanted.
  var markdown: String?

  /// The file for a page, if it is wanted.
  var html: String?
}
