import HeadlessUIKit
import Testing

@testable import FlowChecking

/// Who listens to a screen is found by the names of its stored properties.
@MainActor @Suite
struct ListenerTests {
  private class Silent: UIViewController {}
  private class Listened: UIViewController { weak var delegate: AnyObject? }
  private final class Twice: Listened { weak var parentCoordinator: AnyObject? }

  @Test
  func `a screen without such properties lacks nobody`() {
    #expect(!TypeCatalog().lacksListener(Silent()))
  }

  @Test
  func `a screen whose delegate is absent lacks one`() {
    let screen = Listened()
    #expect(TypeCatalog().lacksListener(screen))
    screen.delegate = self.object
    #expect(!TypeCatalog().lacksListener(screen))
  }

  @Test
  func `one of several is enough, also an inherited one`() {
    let screen = Twice()
    #expect(TypeCatalog().lacksListener(screen))
    screen.delegate = self.object
    #expect(!TypeCatalog().lacksListener(screen))
  }

  @Test
  func `a container's own delegate does not count`() {
    #expect(!TypeCatalog().lacksListener(UINavigationController()))
  }

  private let object = UIResponder()
}
