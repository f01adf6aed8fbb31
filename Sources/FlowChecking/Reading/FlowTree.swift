import Coordinators

/// What hangs on the window and on the root coordinator.
@MainActor
struct FlowTree {
  /// Containers before what they contain, what is presented after what presents it.
  private(set) var controllers: [UIViewController] = []

  /// The root first, each coordinator before its children.
  private(set) var coordinators: [any Coordinator] = []

  private var numbers = ObjectNumbers(expecting: 16)

  init(of window: UIWindow?, root: (any Coordinator)? = nil) {
    if let rootViewController = window?.rootViewController { add(rootViewController) }
    if let root { add(root) }
  }

  /// Returns the place of a controller in the order; the number of all for one that is not there.
  func place(of controller: UIViewController?) -> Int {
    guard let controller, let number = numbers[controller] else { return controllers.count }
    return min(number - 1, controllers.count)
  }

  /// Returns for each coordinator whether a controller refers to it, or it to a controller.
  func linkedCoordinators(in reading: StateReader) -> [Bool] {
    var isLinked: [Bool] = []
    for coordinator in coordinators {
      isLinked.append(isController(oneOf: reading.references(of: coordinator)))
    }
    for controller in controllers {
      for address in reading.references(of: controller) {
        if let number = numbers[address], number > controllers.count {
          isLinked[number - 1 - controllers.count] = true
        }
      }
    }
    return isLinked
  }

  /// Returns whether an object refers to a controller, by itself or by a router of its own.
  func isLinked(_ object: AnyObject, in reading: StateReader) -> Bool {
    let references = reading.references(of: object)
    if isController(oneOf: references) { return true }
    for address in references where isController(oneOf: reading.references(of: address)) {
      return true
    }
    return false
  }

  private func isController(oneOf addresses: ArraySlice<UInt>) -> Bool {
    for address in addresses {
      if let number = numbers[address], number <= controllers.count { return true }
    }
    return false
  }

  /// Returns whether a controller hangs on the window.
  func holds(_ controller: UIViewController?) -> Bool { place(of: controller) < controllers.count }

  private mutating func add(_ controller: UIViewController) {
    guard numbers.insert(controller) else { return }
    controllers.append(controller)
    for child in controller.children { add(child) }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      add(presented)
    }
  }

  private mutating func add(_ coordinator: any Coordinator) {
    guard numbers.insert(coordinator) else { return }
    coordinators.append(coordinator)
    for child in coordinator.children { add(child) }
  }
}
