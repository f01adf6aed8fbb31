/// How the pages of a report are kept.
public enum HTMLLayout: Sendable, Hashable {
  /// Each page in a file of its own, with a style sheet beside them; right where a server allows
  /// neither scripts nor styles in a page, as Jenkins does by default.
  case folder

  /// All pages in one file, with the style sheet in it.
  case singleFile

  /// Returns where a link to a page, or to something on it, leads.
  func link(to page: PageName, _ anchor: String? = nil) -> String {
    switch self {
    case .folder: "\(page.name).html" + (anchor.map { "#\($0)" } ?? "")
    case .singleFile: "#" + (anchor ?? page.name)
    }
  }
}
