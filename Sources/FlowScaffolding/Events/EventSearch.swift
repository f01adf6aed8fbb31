/// Finds the screens that belong to a flow, by the folders of their files.
struct EventSearch {
  let module: AppModule

  /// Returns the events of the screens in a folder, or in the nearest one around a coordinator's file
  /// that has screens with events.
  func events(around root: Symbol, in folder: String?) -> [DelegateEvent] {
    if let folder {
      let path = folder.hasSuffix("/") ? folder : "\(folder)/"
      return events { $0.file.hasPrefix(path) || $0.file.contains("/\(path)") }
    }
    var parts = root.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !parts.isEmpty {
      let path = parts.joined(separator: "/") + "/"
      let found = events { $0.file.hasPrefix(path) }
      if !found.isEmpty { return found }
      parts.removeLast()
    }
    return []
  }

  private func events(of isMeant: (Symbol) -> Bool) -> [DelegateEvent] {
    module.classes.filter { isMeant($0) && module.isScreen($0) }
      .flatMap { ScreenEvents(of: $0, in: module).events }
  }
}
