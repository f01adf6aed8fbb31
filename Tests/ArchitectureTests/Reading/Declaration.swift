/// A type, an alias or an extension, as it is written down in a file.
struct Declaration: Equatable, Sendable {
  /// The word that introduces it, as "struct" or "extension".
  let keyword: String

  /// Its name alone; that of an extension is the whole name of what it extends.
  let name: String

  /// The names of all that encloses it and its own, joined by dots.
  let path: String

  /// The line of its name.
  let line: Int

  /// Whether nothing encloses it.
  let isTopLevel: Bool

  /// Whether no other file can see it.
  let isPrivate: Bool

  /// Whether it brings a class, structure, enumeration, protocol or actor into the world.
  var isType: Bool { Self.typeKeywords.contains(keyword) }

  /// Whether it adds to something that is declared elsewhere.
  var isExtension: Bool { keyword == "extension" }

  /// Whether braces follow.
  var hasBody: Bool { isType || isExtension }

  /// The words that introduce a type.
  static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "actor"]

  /// The words that introduce any declaration of this kind.
  static let keywords = typeKeywords.union(["typealias", "associatedtype", "extension"])
}
