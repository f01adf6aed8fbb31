import HeadlessUIKit

/// The ways to change a stack of A, B and C.
enum StackRequest: CaseIterable {
  case push
  case pushUnanimated
  case pop
  case popUnanimated
  case popToRoot
  case popToSecond
  case replace

  /// Asks for the change; what is pushed is called X.
  @MainActor
  func perform(on stage: Stage) {
    let navigation = stage.navigation
    switch self {
    case .push: navigation.pushViewController(stage.screen("X"), animated: true)
    case .pushUnanimated: navigation.pushViewController(stage.screen("X"), animated: false)
    case .pop: navigation.popViewController(animated: true)
    case .popUnanimated: navigation.popViewController(animated: false)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .popToSecond: navigation.popToViewController(stage.onStack(1), animated: true)
    case .replace: navigation.setViewControllers([stage.screen("X")], animated: true)
    }
  }

  /// The stack once the change is made.
  var stackAfterwards: [String] {
    switch self {
    case .push, .pushUnanimated: ["A", "B", "C", "X"]
    case .pop, .popUnanimated, .popToSecond: ["A", "B"]
    case .popToRoot: ["A"]
    case .replace: ["X"]
    }
  }

  /// Whether the change is animated.
  var isAnimated: Bool { self != .pushUnanimated && self != .popUnanimated }
}
