/// How well a behaviour of UIKit is known, best first.
enum Confidence: String, CaseIterable {
  case documented
  case widelyReported = "widely reported"
  case reportedOnce = "reported once"
  case inferred
  case ownKnowledge = "own knowledge"
}
