extension ImportRule {
  /// The one place of a module where an import is allowed.
  struct Place: CustomStringConvertible {
    /// A file, or a folder with a slash at its end, within the module.
    let path: String

    /// Whether the import must stand in an `#if` that asks for the platform.
    var dependsOnPlatform = false

    /// Returns whether an import stands in this place.
    func admits(_ statement: Import, in file: SourceFile) -> Bool {
      file.pathInModule.hasPrefix(path) && (!dependsOnPlatform || statement.dependsOnPlatform)
    }

    var description: String { dependsOnPlatform ? "the #if os() of \(path)" : path }
  }
}
