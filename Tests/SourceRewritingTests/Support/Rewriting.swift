import SourceRewriting

/// Returns a source rewritten, without the line that says where it comes from.
func rewritten(_ text: String) -> String {
  let result = RewrittenSource(of: text, path: "A.swift").text
  return String(result.drop { $0 != "\n" }.dropFirst())
}

/// Returns the warnings about a source, each as "line:column: message".
func warnings(about text: String) -> [String] {
  RewrittenSource(of: text, path: "A.swift").warnings.map {
    "\($0.line):\($0.column): \($0.message)"
  }
}

/// Returns how many lines a text has, as compilers count them.
func lineCount(of text: String) -> Int {
  let bytes = Array(text.utf8)
  return bytes.indices.count { index in
    bytes[index] == UInt8(ascii: "\n")
      || (bytes[index] == UInt8(ascii: "\r")
        && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")))
  }
}
