/// An event whose outcome was found out.
struct Finding: Hashable {
  /// The event.
  let site: EventSite

  /// Who has found that out.
  let finder: Finder
}
