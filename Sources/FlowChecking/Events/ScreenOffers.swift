import Coordinators

/// What the screens of a type that can be touched offer now, numbered through.
@MainActor
struct ScreenOffers<Screen: UIViewController, Elements: Collection> {
  /// One element that one screen offers.
  struct Offer {
    let screen: Screen
    let element: Elements.Element
  }

  private let elements: (Screen) -> Elements

  init(on screen: Screen.Type, among elements: @escaping (Screen) -> Elements) {
    self.elements = elements
  }

  /// Returns how much is offered.
  func count(in scene: FlowScene) -> Int {
    scene.touchable(Screen.self).reduce(0) { $0 + elements($1).count }
  }

  /// Returns what is offered at a place, or nil when there is nothing any more.
  func offer(at place: Int, in scene: FlowScene) -> Offer? {
    var rest = place
    for screen in scene.touchable(Screen.self) {
      let elements = elements(screen)
      if rest < elements.count {
        let element = elements[elements.index(elements.startIndex, offsetBy: rest)]
        return Offer(screen: screen, element: element)
      }
      rest -= elements.count
    }
    return nil
  }
}
