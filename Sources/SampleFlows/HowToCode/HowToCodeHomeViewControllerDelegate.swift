/// Learns what is pressed on the first screen.
public protocol HowToCodeHomeViewControllerDelegate: AnyObject {
  /// Tells that the lesson was asked for.
  func howToCodeHomeViewControllerDidPressLearn(_ viewController: HowToCodeHomeViewController)
}
