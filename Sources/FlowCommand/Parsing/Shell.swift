/// A shell that completes what is typed.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish
}
