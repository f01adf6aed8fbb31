/// Questions that a sheet asks one after the other.
public struct Form {
  /// What the form is for.
  public let title: String

  /// How many questions there are, 1 or more.
  public let stepCount: Int

  /// Creates a form.
  public init(title: String, stepCount: Int) {
    self.title = title
    self.stepCount = stepCount
  }
}
