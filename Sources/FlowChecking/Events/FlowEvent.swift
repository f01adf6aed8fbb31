public import Coordinators

/// Something that the app's screens or its surroundings can do, declared once for a whole flow.
///
/// An event with parameters stands for one event for each of their values.
@MainActor
public struct FlowEvent {
  /// The name of the event; unique in its flow.
  public let name: String

  /// The name of the screen that offers the event; nil for one that can come at any time.
  public let screen: String?

  let isOffered: @MainActor (UIViewController) -> Bool

  /// How many values the parameters have now; 0 while the event cannot happen.
  private(set) var count: @MainActor (FlowScene) -> Int
  let label: @MainActor (FlowScene, Int) -> String
  let perform: @MainActor (FlowScene, Int) -> Void

  /// The screen that offers the event with a value; nil for one that can come at any time.
  let offerer: @MainActor (FlowScene, Int) -> UIViewController?

  /// How likely the event is to be drawn at random, compared with 1 for one of which nothing was said.
  public private(set) var weight = 1.0

  /// Where the event is declared.
  public let location: CodeLocation

  /// What is to come of the event.
  var expectation = EventExpectation.anything

  /// Why the event is meant to be dead; nil where it is not.
  var excuse: String?

  /// Returns an event that can happen while a screen of a type is in front.
  public static func on<Screen: UIViewController>(
    _ screen: Screen.Type, _ name: String, perform: @escaping (Screen) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> FlowEvent {
    on(
      screen, name, among: { _ in CollectionOfOne(()) }, count: { $0.touchableCount(screen) },
      label: { _ in nil },
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      perform: { screen, _ in perform(screen) })
  }

  /// Returns an event that can happen with each case of an enumeration, or each combination of cases
  /// of several, while a screen of a type is in front.
  public static func on<Screen: UIViewController, each Parameter: CaseIterable>(
    _ screen: Screen.Type, _ name: String, each parameters: repeat (each Parameter).Type,
    perform: @escaping (Screen, repeat each Parameter) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> FlowEvent {
    let combinations = CaseCombinations(of: repeat each parameters)
    return on(
      screen, name, among: { _ in 0..<combinations.count },
      count: { $0.touchableCount(screen) * combinations.count }, label: combinations.label,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      perform: { screen, place in
        let values = combinations[place]
        perform(screen, repeat each values)
      })
  }

  /// Returns an event that can happen with each element of what a screen offers now, while a screen
  /// of a type is in front.
  public static func on<Screen: UIViewController, Elements: Collection>(
    _ screen: Screen.Type, _ name: String, among elements: @escaping (Screen) -> Elements,
    perform: @escaping (Screen, Elements.Element) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> FlowEvent {
    let offers = ScreenOffers(on: screen, among: elements)
    return on(
      screen, name, among: elements, count: offers.count, label: { "\($0)" },
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column),
      perform: perform)
  }

  /// Returns an event that can come at any time, such as a link or a push notification.
  public static func anytime(
    _ name: String, perform: @escaping (FlowScene) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> FlowEvent {
    FlowEvent(
      name: name, screen: nil, isOffered: { _ in false }, count: { _ in 1 },
      label: { _, _ in name }, perform: { scene, _ in perform(scene) },
      offerer: { _, _ in nil },
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns the event with a further condition for it to happen.
  public func when(_ condition: @escaping (FlowScene) -> Bool) -> FlowEvent {
    var event = self
    event.count = { condition($0) ? count($0) : 0 }
    return event
  }

  /// Returns the event with how likely it is to be drawn at random: 2 for twice as likely as others, 0
  /// for never while there is another.
  ///
  /// An exhaustive exploration tries it all the same.
  public func weighted(_ weight: Double) -> FlowEvent {
    var event = self
    event.weight = weight
    return event
  }

  private static func on<Screen: UIViewController, Elements: Collection>(
    _ screen: Screen.Type, _ name: String, among elements: @escaping (Screen) -> Elements,
    count: @escaping @MainActor (FlowScene) -> Int,
    label: @escaping (Elements.Element) -> String?, at location: CodeLocation,
    perform: @escaping (Screen, Elements.Element) -> Void
  ) -> FlowEvent {
    let offers = ScreenOffers(on: screen, among: elements)
    return FlowEvent(
      name: name, screen: "\(screen)", isOffered: { $0 is Screen }, count: count,
      label: { scene, place in
        guard let offer = offers.offer(at: place, in: scene) else { return name }
        let value = label(offer.element).map { "(\($0))" } ?? ""
        let side = scene.window.isInFront(offer.screen) ? "" : " on \(offer.screen.displayName)"
        return "\(name)\(value)\(side)"
      },
      perform: { scene, place in
        guard let offer = offers.offer(at: place, in: scene) else { return }
        perform(offer.screen, offer.element)
      }, offerer: { scene, place in offers.offer(at: place, in: scene)?.screen },
      location: location)
  }
}
