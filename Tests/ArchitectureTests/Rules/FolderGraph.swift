/// Which folders of a module mention types of which others.
///
/// Swift imports modules, not folders, so a name is what makes one folder depend on another.
struct FolderGraph {
  /// An example of each arrow, by its folders.
  private var examples: [String: [String: Mention]] = [:]

  /// Creates the graph of the files of one module.
  init(of files: [SourceFile]) {
    let owners = Self.owners(in: files)
    for file in files {
      for mention in Self.mentions(in: file, of: owners)
      where examples[mention.from]?[mention.to] == nil {
        examples[mention.from, default: [:]][mention.to] = mention
      }
    }
  }

  /// The sets of folders each of which leads to all others, in order of their first.
  var circles: [Set<String>] {
    examples.keys.sorted().compactMap { folder in
      let circle = reached(from: folder).filter { reached(from: $0).contains(folder) }
      return circle.min() == folder ? circle : nil
    }
  }

  /// Returns an example of each arrow between the given folders, in order.
  func mentions(within folders: Set<String>) -> [Mention] {
    folders.sorted().flatMap { from in
      folders.sorted().compactMap { examples[from]?[$0] }
    }
  }

  private func reached(from folder: String) -> Set<String> {
    var reached: Set<String> = []
    var open = [folder]
    while let next = open.popLast() {
      for other in (examples[next] ?? [:]).keys where reached.insert(other).inserted {
        open.append(other)
      }
    }
    return reached
  }

  /// Returns the folder that declares each name; what is private has no part in this.
  private static func owners(in files: [SourceFile]) -> [String: String] {
    var owners: [String: String] = [:]
    for file in files {
      for declaration in file.declarations
      where declaration.isTopLevel && !declaration.isExtension && !declaration.isPrivate {
        owners[declaration.name] = file.folder
      }
    }
    return owners
  }

  private static func mentions(in file: SourceFile, of owners: [String: String]) -> [Mention] {
    // A name that the file gives to something of its own means that.
    let own = Set(file.declarations.filter { !$0.isExtension }.map(\.name))
    var previous = ""
    return file.tokens.compactMap { token in
      defer { previous = token.text }
      guard let owner = owners[token.text], owner != file.folder, previous != ".",
        !own.contains(token.text)
      else { return nil }
      return Mention(
        from: file.folder, to: owner, name: token.text, path: file.path, line: token.line)
    }
  }
}
