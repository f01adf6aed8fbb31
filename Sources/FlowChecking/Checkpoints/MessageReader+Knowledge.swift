import ModelChecking

extension MessageReader {
  /// Reads what somebody knows of a flow and adds it to what is known; returns false when it does not
  /// fit together.
  @MainActor
  mutating func add(to knowledge: FlowKnowledge) -> Bool {
    let menus = list { $0.list { $0.event() } }
    let pictures = list { $0.picture() }
    let events = list { $0.list { FlowLook.Event(label: $0.text(), kind: $0.kind()) } }
    let launch = optional { $0.arrival() }
    for _ in 0..<count() {
      var moment = FlowMoment(key: Fingerprint(value: word()))
      guard let menu = menus.element(at: number()) else { return false }
      moment.menu = menu
      if number() == 1 {
        let (screens, picture) = (text(), number())
        guard let events = events.element(at: number()) else { return false }
        moment.look = FlowLook(
          screens: screens, picture: pictures.element(at: picture), events: events,
          patientCount: number())
      }
      moment.unread = Set(list { $0.text() })
      knowledge.note(moment)
      for choice in menu.indices {
        guard let arrival = optional({ $0.arrival() }) else { continue }
        knowledge.note(
          arrival, at: EventSite(source: moment.key, choice: choice), by: .another)
      }
    }
    if let launch { knowledge.note(launch, at: .launch, by: .another) }
    return true
  }
}

extension Array {
  fileprivate func element(at place: Int) -> Element? {
    indices.contains(place) ? self[place] : nil
  }
}
