extension DecodingError {
  /// What is wrong with a file, for people: a part of a sentence.
  var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\(Self.place(context.codingPath)) has no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(Self.place(context.codingPath)) is not what it has to be"
    case .dataCorrupted: "it is not JSON, or it ends too early"
    @unknown default: "\(self)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    let steps = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return steps.isEmpty ? "it" : String(steps.joined().trimmingPrefix("."))
  }
}
