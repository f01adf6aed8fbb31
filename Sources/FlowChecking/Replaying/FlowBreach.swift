/// A promise found broken at the end of a replay.
public struct FlowBreach: Sendable, Hashable {
  /// The name of the property.
  public let property: String

  /// Why the promise is broken, in words.
  public let reason: String

  /// The step that broke the promise, counted from 1, where it could be seen only later.
  public let latentSince: Int?
}
