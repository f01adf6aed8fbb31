public import Foundation

/// An object whose subclasses have initializers of the main actor, as UIKit's have.
///
/// NSObject's own initializer belongs to no actor, and one that overrides it could not either. It
/// stops here: this class has none without arguments, so the next one down declares it anew.
@preconcurrency @MainActor
open class MainActorObject: NSObject {
  /// What the object has been given by `objc_setAssociatedObject`.
  final var associations = Associations()

  nonisolated init(rooted: Void) {
    super.init()
  }
}
