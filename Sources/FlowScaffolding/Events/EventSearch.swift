/// Finds the screens that belong to a flow, by the folders of their files.
struct EventSearch {
  let module: AppModule

  /// Returns the screens with events in a folder, or in the nearest one around a coordinator's file that
  /// has any.
  func screens(around root: Symbol, in folder: String?) -> [ScreenEvents] {
    if let folder {
      let path = folder.hasSuffix("/") ? folder : "\(folder)/"
      return screens { $0.file.hasPrefix(path) || $0.file.contains("/\(path)") }
    }
    var parts = root.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !parts.isEmpty {
      let path = parts.joined(separator: "/") + "/"
      let found = screens { $0.file.hasPrefix(path) }
      if !found.isEmpty { return found }
      parts.removeLast()
    }
    return []
  }

  private func screens(of isMeant: (Symbol) -> Bool) -> [ScreenEvents] {
    module.classes.filter { isMeant($0) && module.isScreen($0) }
      .map { ScreenEvents(of: $0, in: module) }.filter { !$0.events.isEmpty }
  }
}
