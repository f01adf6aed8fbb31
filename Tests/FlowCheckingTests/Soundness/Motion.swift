/// Whether a screen comes or goes with an animation.
enum Motion: CaseIterable {
  case animated
  case atOnce
}
