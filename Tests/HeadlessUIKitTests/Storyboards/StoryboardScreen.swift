import HeadlessUIKit

/// A screen that a storyboard can make.
class StoryboardScreen: UIViewController {
  /// What the initializer was given.
  var given = "nothing"

  init?(coder: NSCoder, given: String) {
    self.given = given
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
