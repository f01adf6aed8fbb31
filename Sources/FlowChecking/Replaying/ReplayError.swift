/// Why a replay token does not fit a flow.
public struct ReplayError: Error, Sendable, Hashable {
  /// The step that does not fit, counted from 1.
  public let step: Int

  /// How many steps the token has.
  public let count: Int

  /// What the token has there.
  public let label: String

  /// What is on screen there.
  public let screens: String

  /// The events on offer there.
  public let offered: [String]

  init(step: Int, of count: Int, label: String, screens: String, offered: [String]) {
    self.step = step
    self.count = count
    self.label = label
    self.screens = screens
    self.offered = offered
  }
}
