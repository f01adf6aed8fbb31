extension MessageWriter {
  mutating func write(_ picture: FlowPicture) {
    write(picture.layers) {
      $0.write($1.presentation.rawValue)
      $0.write($1.content)
    }
    write(picture.coordinators) { $0.write($1) }
  }

  private mutating func write(_ element: FlowElement) {
    write(element.kind.rawValue)
    write(element.name)
    write(element.type)
    write(element.owner) { $0.write($1) }
    write(element.children) { $0.write($1) }
    write(element.shown) { $0.write($1) }
  }

  private mutating func write(_ node: FlowPicture.Node) {
    write(node.name)
    write(node.children) { $0.write($1) }
  }
}

extension MessageReader {
  mutating func picture() -> FlowPicture {
    FlowPicture(
      layers: list {
        FlowPicture.Layer(
          presentation: FlowPicture.Presentation(rawValue: $0.text()) ?? .fullScreen,
          content: $0.element())
      }, coordinators: optional { $0.node() })
  }

  private mutating func element() -> FlowElement {
    FlowElement(
      kind: FlowElement.Kind(rawValue: text()) ?? .screen, name: text(), type: text(),
      owner: optional { $0.text() }, children: list { $0.element() },
      shown: optional { $0.number() })
  }

  private mutating func node() -> FlowPicture.Node {
    FlowPicture.Node(name: text(), children: list { $0.node() })
  }
}
