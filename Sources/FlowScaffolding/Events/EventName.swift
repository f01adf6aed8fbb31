/// What an event is called: the words of a delegate's method that say what happened.
struct EventName {
  private static let auxiliaries: Set<String> = ["did", "will", "should", "wants", "to"]

  /// The words, such as "press schedule appointment".
  let text: String

  /// Finds the words: those of the method without the screen's, else those of its first label with what
  /// the parameter is called inside.
  ///
  /// A label that says what happened comes before a method that does not
  /// name the screen.
  init(of method: Symbol, on screen: Symbol) {
    let screen = screen.name.words
    let words = method.baseName.words
    let common = zip(words, screen).prefix { $0 == $1 }.count
    let rest = Self.telling(Array(words.dropFirst(common)))
    let parameters = Signature(of: method).parameters
    let verbs = common == 0 ? parameters.filter(Self.isVerb).compactMap(Self.telling) : []
    let labels = verbs + (rest.isEmpty ? parameters.compactMap(Self.telling) : [])
    text = (labels.first ?? (rest.isEmpty ? words : rest)).joined(separator: " ")
  }

  private static func isVerb(_ parameter: Parameter) -> Bool {
    parameter.label?.words.first.map(auxiliaries.contains) ?? false
  }

  /// Returns the words of a name.
  static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func telling(_ parameter: Parameter) -> [String]? {
    guard let label = parameter.label, label != parameter.name else { return nil }
    return telling(label.words) + parameter.name.words
  }

  private static func telling(_ words: [String]) -> [String] {
    Array(words.drop { auxiliaries.contains($0) })
  }
}
