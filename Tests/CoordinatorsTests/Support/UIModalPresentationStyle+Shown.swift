import HeadlessUIKit

extension UIModalPresentationStyle {
  /// The styles in which tests cover the screen: a sheet, and covers that remove what is below or not.
  static let shown: [UIModalPresentationStyle] = [.pageSheet, .overFullScreen, .fullScreen]
}
