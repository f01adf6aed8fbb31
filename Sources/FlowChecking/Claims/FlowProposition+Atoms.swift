import Coordinators
import ModelChecking

extension FlowProposition {
  /// The words that formulas about flows have, and whether they are about something in parentheses.
  private static let words = [
    "screen": true, "stack": true, "coordinator": true, "event": true, "depth": true,
    "sheet": false,
  ]

  /// Reads an atom of a formula's text.
  init(_ atom: NamedAtom, in text: String) throws(FormulaSyntaxError) {
    guard let isAbout = Self.words[atom.name] else {
      let meant = Spelling.suggestion(for: atom.name, among: Self.words.keys.sorted())
      throw FormulaSyntaxError(
        "\"\(atom.name)\" means nothing here.\(meant) There are screen(…), stack(…), "
          + "coordinator(…), event(…), depth(…) and sheet.", at: atom.place, in: text)
    }
    guard isAbout == (atom.argument != nil) else {
      throw FormulaSyntaxError(
        isAbout
          ? "say in parentheses which \(atom.name), such as \(atom.name)(\(Self.example(of: atom)))"
          : "\"\(atom.name)\" stands alone, without parentheses", at: atom.place, in: text)
    }
    let name = atom.argument ?? ""
    let mention = Mention(atom: atom, name: name, text: text)
    switch atom.name {
    case "screen":
      self.init(
        name: "\(atom)", subject: .state { $0.touchables.contains { $0.isCalled(name) } },
        mention: mention)
    case "stack":
      self.init(
        name: "\(atom)", subject: .state { $0.controllers.contains { $0.isCalled(name) } },
        mention: mention)
    case "coordinator":
      self.init(
        name: "\(atom)", subject: .state { $0.coordinators.contains { $0.isCalled(name) } },
        mention: mention)
    case "event": self.init(name: "\(atom)", subject: .event(name), mention: mention)
    case "depth":
      guard let count = Int(name) else {
        throw FormulaSyntaxError(
          "\"\(name)\" is no number of screens, such as depth(2)", at: atom.place, in: text)
      }
      self = .depth(count)
    default: self = .sheet
    }
  }

  private static func example(of atom: NamedAtom) -> String {
    ["event": "back", "depth": "2"][atom.name] ?? "Home"
  }
}

extension UIViewController {
  /// Returns whether reports call the controller so, or its type is, with its ending or without.
  fileprivate func isCalled(_ name: String) -> Bool {
    let type = "\(type(of: self))"
    return displayName == name || type == name || type == "\(name)ViewController"
      || type == "\(name)Controller"
  }
}

extension Coordinator {
  /// Returns whether the coordinator's type is called so, with its ending or without.
  fileprivate func isCalled(_ name: String) -> Bool {
    let type = "\(type(of: self))"
    return type == name || type == "\(name)Coordinator"
  }
}

extension FlowState {
  /// The screens and containers that the user can touch.
  fileprivate var touchables: some Sequence<UIViewController> {
    scene.touchablePaths.lazy.flatMap(\.self)
  }
}
