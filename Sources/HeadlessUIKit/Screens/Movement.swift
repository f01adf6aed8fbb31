/// Why a controller appears or disappears, while it is being told.
enum Movement {
  case toParent
  case fromParent
  case beingPresented
  case beingDismissed
}
