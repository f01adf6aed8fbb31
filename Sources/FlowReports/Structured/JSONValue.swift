import Foundation

/// A value of a JSON document.
indirect enum JSONValue: Hashable {
  case string(String)
  case number(Int)
  case flag(Bool)
  case list([JSONValue])
  case object([String: JSONValue])

  /// Creates an object of what there is.
  init(_ members: KeyValuePairs<String, JSONValue?>) {
    let present = members.compactMap { key, value in value.map { (key, $0) } }
    self = .object(Dictionary(present) { _, last in last })
  }

  /// The document of which this is all, with sorted keys, ending in a line break.
  var document: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension JSONValue: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByIntegerLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(integerLiteral value: Int) { self = .number(value) }
}
