public import HeadlessUIKit

/// A fault as it was found once: the events that are tried again before anything else.
public struct FlowRegression: Sendable, Hashable {
  /// What reports call it, such as the name of its file.
  public let name: String

  /// The name of the property that was broken.
  public let property: String

  /// How UIKit behaved; nil when it behaved as in its newest version.
  public let profile: UIKitProfile?

  /// The events from launch, as they are called.
  public let events: [String]

  /// Creates a regression.
  public init(name: String, property: String, profile: UIKitProfile? = nil, events: [String]) {
    self.name = name
    self.property = property
    self.profile = profile
    self.events = events
  }
}
