import ModelChecking

extension WorkerSystem: TransitionSystem {
  /// The fingerprint of the state, or one that stands for what has ended the process.
  var key: Fingerprint {
    _ = events
    switch outcome {
    case .success(let moment): return moment.key
    case .failure(let crash): return crash.key
    }
  }

  var state: Outcome { outcome }

  var events: [WorkerEvent] {
    let menu = menu
    if !isCounted { for event in menu { coverage.countOffered(event.kind) } }
    isCounted = true
    return menu
  }

  var weights: [Double]? {
    guard flow.events.contains(where: { $0.weight != 1 }) else { return nil }
    return menu.map { event in
      if case .declared(let place) = event.kind { flow.events[place].weight } else { 1 }
    }
  }

  func launch() {
    relaunch()
  }

  func perform(_ event: WorkerEvent) {
    guard case .success(let moment) = outcome, let choice = menu.firstIndex(of: event)
    else { return }
    coverage.countPerformed(event.kind)
    perform(choice, in: moment.key)
  }

  private var menu: [WorkerEvent] {
    guard case .success(let moment) = outcome else { return [] }
    return foreseenMenu(in: moment.key) ?? worker.menus[moment.key] ?? []
  }
}

extension WorkerSystem: FlowExecution {
  var properties: [Property<Outcome>] {
    flow.properties.enumerated().map { place, property in
      switch property.claim {
      case .always, .runs, .unreadable:
        let isAboutCrashes = property.isAboutCrashes
        return .always(property.name, cause: property.cause) { outcome in
          switch outcome {
          case .success(let moment): moment.breaches[place]?.reason
          case .failure(let crash): isAboutCrashes ? crash.reason : nil
          }
        }
      case .sometimes:
        return .sometimes(property.name) { (try? $0.get().met.contains(place)) ?? false }
      }
    }
  }

  var propositions: [Proposition<Outcome, WorkerEvent>] {
    flow.propositions.enumerated().map { place, proposition in
      switch proposition.subject {
      case .state: .state { (try? $0.get().truths.contains(place)) ?? false }
      case .event: .event { $0.truths.contains(place) }
      }
    }
  }

  var breaches: [Int: Breach] {
    switch outcome {
    case .success(let moment): return moment.breaches
    case .failure(let crash):
      let place = flow.properties.firstIndex { $0.isAboutCrashes }
      return place.map { [$0: Breach(crash.reason)] } ?? [:]
    }
  }

  var look: FlowLook {
    if case .failure(let crash) = outcome { return FlowLook(screens: crash.screens) }
    if let foreseenLook { return foreseenLook }
    guard case .look(let look) = ask(.look) else { return FlowLook(screens: "(unknown)") }
    tellCrew(of: look)
    return look
  }

  func describe() -> [String] {
    guard case .description(let lines) = ask(.describe) else { return [] }
    return lines
  }
}
