/// What one screen of a generated app shows: rows that lead to further pages, and a form to fill in.
public final class Page {
  /// The headline, which no other page has.
  public let title: String

  /// The pages that the rows lead to.
  public private(set) var rows: [Page] = []

  /// The form that a button opens, if there is one.
  public var form: Form?

  /// Whether there is a switch.
  public let hasSwitch: Bool

  /// Creates a page without rows.
  public init(title: String, hasSwitch: Bool = false) {
    self.title = title
    self.hasSwitch = hasSwitch
  }

  /// Adds a row at the end.
  public func add(_ row: Page) {
    rows.append(row)
  }

  /// The page and all that its rows lead to, each before its rows.
  public var selfAndBelow: [Page] {
    [self] + rows.flatMap(\.selfAndBelow)
  }
}
