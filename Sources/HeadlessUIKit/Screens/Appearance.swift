/// How far a controller's view is on its way onto the screen or off it.
enum Appearance: Int {
  case disappeared
  case appearing
  case appeared
  case disappearing
}
