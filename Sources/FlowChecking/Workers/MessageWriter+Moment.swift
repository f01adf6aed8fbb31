import ModelChecking

extension MessageWriter {
  mutating func write(_ moment: FlowMoment) {
    write(moment.key.value)
    write(moment.isPlain ? 1 : 0)
    if moment.isPlain { return }
    write(moment.menu) { $0.write($1) { $0.write($1) } }
    write(moment.look) { $0.write($1) }
    write(moment.breaches.sorted { $0.key < $1.key }) {
      $0.write($1.key)
      $0.write($1.value.reason)
      $0.write($1.value.since) { $0.write($1) }
    }
    write(moment.met.sorted()) { $0.write($1) }
    write(moment.truths.sorted()) { $0.write($1) }
    write(moment.unread.sorted()) { $0.write($1) }
    write(moment.hasLostTask ? 1 : 0)
  }

  mutating func write(_ event: WorkerEvent) {
    write(event.kind)
    write(event.title)
    write(event.place)
    write(event.isHasty ? 1 : 0)
    write(event.truths.sorted()) { $0.write($1) }
  }

  mutating func write(_ kind: EventKind) {
    switch kind {
    case .declared(let place): write(place)
    case .system(let name):
      write(-1)
      write(name)
    }
  }
}

extension MessageReader {
  mutating func moment() -> FlowMoment {
    let key = Fingerprint(value: word())
    if number() == 1 { return FlowMoment(key: key) }
    return FlowMoment(
      key: key, menu: optional { $0.list { $0.event() } },
      look: optional { $0.look() },
      breaches: Dictionary(list { ($0.number(), $0.breach()) }) { $1 },
      met: Set(list { $0.number() }), truths: Set(list { $0.number() }),
      unread: Set(list { $0.text() }), hasLostTask: number() == 1)
  }

  mutating func event() -> WorkerEvent {
    WorkerEvent(
      kind: kind(), title: text(), place: number(), isHasty: number() == 1,
      truths: Set(list { $0.number() }))
  }

  mutating func kind() -> EventKind {
    let place = number()
    return place < 0 ? .system(text()) : .declared(place)
  }

  private mutating func breach() -> Breach {
    let reason = text()
    return Breach(reason, since: optional { $0.number() })
  }
}
