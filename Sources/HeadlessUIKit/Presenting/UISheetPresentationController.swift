public import Foundation

/// The presentation of a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: NSObject, Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// All of the screen.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier

    private init(_ identifier: Identifier) { self.identifier = identifier }

    /// Returns half of the screen.
    public static func medium() -> Detent { Detent(.medium) }

    /// Returns all of the screen.
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests; kept, and not used.
  open var detents: [Detent] = [.large()]

  /// The height at which the sheet rests now; kept, and not used.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// The largest height at which what is below can be touched; kept, and not used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether there is a handle to pull; kept, and not used.
  open var prefersGrabberVisible = false

  /// Whether scrolling up makes the sheet larger; kept, and not used.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// How round the corners are; kept, and not used.
  open var preferredCornerRadius: CGFloat?

  /// Has changes of the sheet be animated; the closure runs at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }
}
