/// The numbers that a generated app is made from.
public struct AppSize: Hashable, Sendable {
  /// How many tabs there are, 1 to 5.
  public let tabs: Int

  /// How many pages each tab has, 1 or more.
  public let pages: Int

  /// How many forms there are altogether: no more than there are pages.
  public let forms: Int

  /// How many questions each form asks, 1 or more.
  public let steps: Int

  /// Where the random numbers start that decide which page leads to which.
  public let seed: UInt64

  /// Creates a size; numbers out of their range become the nearest in it.
  public init(tabs: Int, pages: Int, forms: Int = 0, steps: Int = 1, seed: UInt64 = 1) {
    self.tabs = min(max(tabs, 1), 5)
    self.pages = max(pages, 1)
    self.forms = min(max(forms, 0), self.tabs * self.pages)
    self.steps = max(steps, 1)
    self.seed = seed
  }

  /// How many different screens there are.
  public var screens: Int { tabs * pages + forms * steps }

  /// 60 screens: 3 tabs with 15 pages each, and 5 forms with 3 questions each.
  public static var standard: AppSize { AppSize(tabs: 3, pages: 15, forms: 5, steps: 3) }
}
