import ModelChecking

extension MessageWriter {
  mutating func write(_ walk: KnownWalk) {
    write(walk.choices) { $0.write($1) }
    write(walk.keys) { $0.write($1.value) }
  }
}

extension MessageReader {
  mutating func walk() -> KnownWalk {
    KnownWalk(
      choices: list { $0.number() }, keys: list { Fingerprint(value: $0.word()) })
  }
}
