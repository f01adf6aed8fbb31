import ModelChecking

extension MessageWriter {
  mutating func write(_ transition: Transition<Fingerprint>) {
    write(transition.source.value)
    write(transition.choice)
    write(transition.target.value)
    write(transition.menuCount)
    write(transition.isKept ? 1 : 0)
  }
}

extension MessageReader {
  mutating func transition() -> Transition<Fingerprint> {
    Transition(
      source: Fingerprint(value: word()), choice: number(), target: Fingerprint(value: word()),
      menuCount: number(), isKept: number() == 1)
  }
}
