public import Foundation

/// A file of screens, of which only the names count: an identifier is the name of a class.
///
/// `instantiateViewController(withIdentifier: "Trips")` makes an object of the class `Trips` of the
/// module that the call or the storyboard stands in, by its `init(coder:)`. Outlets are not filled.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let module: String

  /// Creates a storyboard of a name; the file need not exist.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?, fileID: String = #fileID) {
    self.name = name
    module = Self.module(of: fileID)
  }

  /// Creates the screen that the storyboard begins with: of the class that has the storyboard's name,
  /// or that with `ViewController` or `Controller` after it.
  ///
  /// Whether a real storyboard begins with that screen, nobody can see here.
  open func instantiateInitialViewController(fileID: String = #fileID) -> UIViewController? {
    let names = ["", "ViewController", "Controller"].map { name + $0 }
    return names.lazy.compactMap { self.make($0, fileID) }.first
  }

  /// Creates the screen with an identifier; UIKit ends the app when there is none.
  open func instantiateViewController(
    withIdentifier identifier: String, fileID: String = #fileID
  ) -> UIViewController {
    make(identifier, fileID) ?? missing(identifier)
  }

  /// Creates the screen with an identifier by a closure, or like the others where that is nil or
  /// returns nil.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil, fileID: String = #fileID
  ) -> ViewController {
    if let made = creator?(NSCoder()) {
      made.storyboard = self
      return made
    }
    return make(identifier, fileID) as? ViewController ?? missing(identifier)
  }

  private func make(_ identifier: String, _ fileID: String) -> UIViewController? {
    let type = [Self.module(of: fileID), module].lazy.compactMap { module in
      NSClassFromString("\(module).\(identifier)") as? UIViewController.Type
    }.first
    let made = type?.init(coder: NSCoder())
    made?.storyboard = self
    return made
  }

  private func missing<ViewController: UIViewController>(_ identifier: String) -> ViewController {
    HeadlessDevice.current.complain(
      .storyboardUnknown,
      "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier "
        + "'\(identifier)'")
    return ViewController()
  }

  private static func module(of fileID: String) -> String { String(fileID.prefix { $0 != "/" }) }
}
