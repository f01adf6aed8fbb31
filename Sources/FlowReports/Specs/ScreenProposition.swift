import FlowChecking
import ModelChecking

/// Something that formulas of specs say of a moment: of what is on screen, or of the event just taken.
enum ScreenProposition {
  /// A screen is in front.
  case screen(String)

  /// A screen is there, in front or below.
  case stack(String)

  /// Something is presented over something else.
  case sheet

  /// An event was just taken.
  case event(String)

  /// Reads an atom of a formula; nil where it is none.
  init?(_ atom: NamedAtom) {
    switch (atom.name, atom.argument) {
    case ("screen", let name?): self = .screen(name)
    case ("stack", let name?): self = .stack(name)
    case ("event", let name?): self = .event(name)
    case ("sheet", nil): self = .sheet
    default: return nil
    }
  }

  /// The proposition as the engine notes it.
  func noted(in system: ScreenSystem) -> Proposition<Int, ScreenSystem.Event> {
    switch self {
    case .event(let name): .event { $0.names.contains(name) }
    default: .state { isTrue(of: system.screens[$0]) }
    }
  }

  /// Returns whether it is about something that is nowhere in a system.
  func isAboutNothing(in system: ScreenSystem) -> Bool {
    switch self {
    case .event(let name): !system.allEvents.contains { $0.names.contains(name) }
    case .screen(let name), .stack(let name):
      !system.screens.contains { Self.stack(name).isTrue(of: $0) }
    case .sheet: false
    }
  }

  private func isTrue(of screens: String) -> Bool {
    let layers = screens.split(separator: " | ")
    let front = layers.last?.split(separator: " > ").last ?? ""
    switch self {
    case .screen(let name): return Self.names(in: front).contains(name)
    case .stack(let name):
      return layers.contains { $0.split(separator: " > ").flatMap(Self.names).contains(name) }
    case .sheet: return layers.count > 1
    case .event: return false
    }
  }

  /// Returns the names in a part such as "[Search] Results [List, Map]": that of the screen, and those
  /// of the screens inside.
  private static func names(in part: Substring) -> [String] {
    let content = part.hasPrefix("[") ? part.drop { $0 != "]" }.dropFirst(2) : part
    let parts = content.split { $0 == "[" || $0 == "," || $0 == "]" }
    return [String(content)] + parts.map { Wording.trimmed($0) }
  }
}
