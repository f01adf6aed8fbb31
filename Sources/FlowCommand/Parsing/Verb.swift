/// The words by which the tool is told what to do.
enum Verb: String, CaseIterable {
  case list
  case explore
  case fuzz
  case replay
  case verify
  case report
  case merge
  case diff
  case completion
}
