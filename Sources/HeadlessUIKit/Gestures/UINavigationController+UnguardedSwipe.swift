extension UINavigationController {
  /// Whether the app has put something else, or nothing, in the place of the delegate that keeps the
  /// swipe back from beginning where there is no way back.
  var hasUnguardedSwipe: Bool {
    interactivePopGestureRecognizer?.delegate !== swipeGuard
  }

  /// Returns whether a swipe that nothing of UIKit's guards begins.
  ///
  /// At the root it leaves the stack stuck: changes come to nothing until the next swipe
  /// (wix/react-native-navigation 645).
  func beginUnguardedSwipe() -> Bool {
    guard let recognizer = interactivePopGestureRecognizer,
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
    else { return false }
    isStuck = stack.count < 2 && !isStuck
    if isStuck {
      HeadlessDevice.current.complain(
        .swipeAtRoot,
        "\(debugName) is stuck: a swipe back began at its root, which the recognizer's own delegate "
          + "would have prevented")
    }
    return stack.count > 1
  }
}
