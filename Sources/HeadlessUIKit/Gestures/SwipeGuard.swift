import Foundation

/// The delegate that keeps the swipe back from beginning where there is no way back.
final class SwipeGuard: NSObject, UIGestureRecognizerDelegate {}
