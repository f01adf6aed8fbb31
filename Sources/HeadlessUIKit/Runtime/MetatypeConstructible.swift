public import Foundation

/// A class of which `T()` makes an object, where `T` is known only when the app runs.
///
/// Objective-C allows that for every class. Swift asks for a required initializer, and the one that
/// all screens and views have takes an archive. So `T()` goes through `init(coder:)`, even in a class
/// with an `init()` of its own.
@preconcurrency @MainActor
public protocol MetatypeConstructible: AnyObject {
  /// Creates an object; the archive is ignored.
  init!(coder: NSCoder)
}

extension MetatypeConstructible {
  /// Creates an object of a class that is known only when the app runs.
  @_disfavoredOverload
  public init() {
    self.init(coder: NSCoder())
  }
}

extension UIViewController: MetatypeConstructible {}
