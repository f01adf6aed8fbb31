/// One thing that was read of a state.
///
/// It is kept as it is, since words are needed of few.
enum StateNote: Equatable {
  /// An object of a class begins.
  case type(String)

  /// How many elements a collection has.
  case count(Int)

  /// Bytes that say all there is to say.
  case word(UInt64)

  /// A number.
  case number(Int)

  /// A text.
  case text(String)

  /// An identifier, by its number.
  case identifier(Int)

  /// A reference to an object, by its number.
  case object(Int)

  /// A value that is missing.
  case nothing

  /// Whether it is a value, and not what values are in.
  var isValue: Bool {
    switch self {
    case .type, .count: false
    default: true
    }
  }

  /// Returns the note in words.
  func text(at place: String) -> String {
    switch self {
    case .type(let name): name
    case .count(let count): "\(place).count = \(count)"
    case .word(let word): "\(place) = \(word)"
    case .number(let number): "\(place) = \(number)"
    case .text(let text): "\(place) = \(text)"
    case .identifier(let number): "\(place) = identifier \(number)"
    case .object(let number): "\(place) = object \(number)"
    case .nothing: "\(place) = nil"
    }
  }
}
