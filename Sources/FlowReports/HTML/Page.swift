/// One page of a report.
struct Page {
  /// What it is called in links.
  let name: PageName

  /// What its window is called.
  let title: String

  /// What is on it.
  let content: Markup
}
