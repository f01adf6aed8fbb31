import Foundation

/// What an action runs when it is chosen.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A button's or menu entry's title with the closure that it runs.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The object that the action was chosen from.
  public private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// Creates an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
    self.handler = handler
    super.init(title: title)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
