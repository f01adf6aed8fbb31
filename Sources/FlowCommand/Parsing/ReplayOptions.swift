import HeadlessUIKit

/// Which events to replay, and how UIKit behaves.
enum ReplayOptions: Hashable {
  /// Those of a token.
  case token(String, UIKitProfile)

  /// Those of a regression's file, under its own profile unless another one is given.
  case file(String, UIKitProfile?)
}
