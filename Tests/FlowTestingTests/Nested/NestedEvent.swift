/// One line of the stream of events that Swift Testing writes about a run.
struct NestedEvent: Decodable {
  struct Payload: Decodable {
    struct Message: Decodable {
      let text: String
    }

    struct Issue: Decodable {
      let severity: String
      let sourceLocation: Place
    }

    struct Attachment: Decodable {
      let path: String
    }

    let kind: String
    let messages: [Message]?
    let issue: Issue?
    private let attachmentFile: Attachment?

    private enum CodingKeys: String, CodingKey {
      case kind, messages, issue
      case attachmentFile = "attachment"
    }
  }

  /// A place in source code.
  struct Place: Decodable, Hashable {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int
  }

  /// Something that a test recorded.
  struct Recorded: Hashable {
    let text: String
    let severity: String
    let place: Place
  }

  let payload: Payload
}

extension NestedEvent.Payload {
  /// The issue that was recorded; nil when the event is another one.
  var recorded: NestedEvent.Recorded? {
    issue.map {
      NestedEvent.Recorded(
        text: messages?.last?.text ?? "", severity: $0.severity, place: $0.sourceLocation)
    }
  }

  /// The attachment that was made, by its name and the path of its file.
  var attachment: (name: String, path: String)? {
    guard let attachmentFile, let words = messages?.first?.text else { return nil }
    let name = words.split(separator: "'").dropFirst().first
    return name.map { (String($0), attachmentFile.path) }
  }
}
