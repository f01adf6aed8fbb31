extension MessageWriter {
  mutating func write(_ look: FlowLook) {
    write(look.screens)
    write(look.picture) { $0.write($1) }
    write(look.calls) { $0.write($1) }
    write(look.events) {
      $0.write($1.label)
      $0.write($1.kind)
    }
    write(look.patientCount)
  }

  private mutating func write(_ call: RouterCall) {
    write(call.kind.rawValue)
    write(call.router)
    write(call.screen) { $0.write($1) }
    write(call.isAnimated) { $0.write($1 ? 1 : 0) }
    write(call.location)
  }

  private mutating func write(_ location: CodeLocation) {
    write(location.fileID)
    write(location.filePath)
    write(location.line)
    write(location.column)
  }
}

extension MessageReader {
  mutating func look() -> FlowLook {
    FlowLook(
      screens: text(), picture: optional { $0.picture() }, calls: list { $0.call() },
      events: list { FlowLook.Event(label: $0.text(), kind: $0.kind()) },
      patientCount: number())
  }

  private mutating func call() -> RouterCall {
    RouterCall(
      kind: RouterCall.Kind(rawValue: text()) ?? .present, router: text(),
      screen: optional { $0.text() }, isAnimated: optional { $0.number() == 1 },
      location: location())
  }

  private mutating func location() -> CodeLocation {
    CodeLocation(fileID: text(), filePath: text(), line: number(), column: number())
  }
}
