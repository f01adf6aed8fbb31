/// An app all of whose screens are hard to write a flow for, and the flow that is written.
enum OddApp {
  /// The whole source, as one file.
  static let source = """
    import Coordinators
    import UIKit

    // Screens, delegates and coordinators that are hard to write a flow for.

    struct Course {}

    protocol Curriculum {}

    enum Shade: CaseIterable {
      case light, dark
    }

    // A delegate that hears of nothing.
    protocol SilentViewControllerDelegate: AnyObject {}

    final class SilentViewController: UIViewController {
      weak var delegate: (any SilentViewControllerDelegate)?
    }

    // One delegate of two screens, and one that inherits.
    @MainActor protocol ClosingDelegate: AnyObject {
      func close()
    }

    @MainActor protocol PageDelegate: ClosingDelegate {
      func turnPage(forward: Bool)
    }

    final class CoverViewController: UIViewController {
      weak var delegate: (any PageDelegate)?
    }

    final class PageViewController: UIViewController {
      weak var delegate: (any PageDelegate)?
    }

    // Types in types, products of cases, optionals, closures and what nobody can know.
    @MainActor protocol PaletteDelegate: AnyObject {
      func palette(_ palette: Studio.PaletteViewController, didPick tone: Studio.Tone, in shade: Shade)
      func palette(_ palette: Studio.PaletteViewController, didPick shade: Shade?)
      func palette(_ palette: Studio.PaletteViewController, didRename name: String)
      func palette(_ palette: Studio.PaletteViewController, didMove place: (Int, Int))
      func palette(_ palette: Studio.PaletteViewController, didCount counts: [String: Int])
      func palette(_ palette: Studio.PaletteViewController, asks then: @escaping (Bool) -> Void)
      func palette(_ palette: Studio.PaletteViewController, didList names: String...)
      func paletteAnswer(_ palette: Studio.PaletteViewController) -> Bool
      func paletteWaits(_ palette: Studio.PaletteViewController) async
      func paletteFails(_ palette: Studio.PaletteViewController) throws
      func palette(_ palette: Studio.PaletteViewController, changes shade: inout Shade)
    }

    enum Studio {
      enum Tone: CaseIterable {
        case warm, cold
      }

      final class PaletteViewController: UIViewController {
        weak var delegate: (any PaletteDelegate)?
      }
    }

    // Words of the language, and names that differ only where an event's does not.
    @MainActor protocol WordsDelegate: AnyObject {
      func `repeat`(_ words: WordsViewController)
      func words(_ words: WordsViewController, `default` course: Course)
      func wordsDidTap(_ words: WordsViewController)
      func wordsDidTap(_ words: WordsViewController, at shade: Shade)
      func `in`(_ words: WordsViewController)
    }

    final class WordsViewController: UIViewController {
      weak var `default`: (any WordsDelegate)?
    }

    // Screens and delegates that are generic.
    @MainActor protocol ListDelegate: AnyObject {
      func list(_ list: UIViewController, didSelect row: Int)
      func list<Item>(_ list: UIViewController, didDrop item: Item)
    }

    final class ListViewController<Item>: UIViewController {
      weak var delegate: (any ListDelegate)?
      var items: [Item] = []
    }

    final class RowsViewController: UIViewController {
      weak var delegate: (any ListDelegate)?
    }

    class OddCoordinator: Coordinator {
      var children: [any Coordinator] = []
      let router: any Router

      init(router: any Router, for `class`: any Curriculum, in words: [String: Course]) {
        self.router = router
      }

      func present(animated: Bool, onDismissed: (() -> Void)?) {
        router.present(CoverViewController(), animated: animated, onDismissed: onDismissed)
      }
    }

    """

  /// What is written, as it is.
  static let flow = """
    import Coordinators
    import FlowChecking
    @testable import Oddities
    import UIKit

    /// What the user can do from OddCoordinator on: begun by clew-scaffold, and yours to change.
    struct OddFlow: Flow {
      let `class`: any Curriculum  // fill in
      var words: [String: Course] = [:]  // fill in
      var renameName: String = ""  // fill in
      let movePlace: (Int, Int)  // fill in
      var countCounts: [String: Int] = [:]  // fill in
      var listNames: String = ""  // fill in
      var selectRow: Int = 0  // fill in

      func launch(in window: UIWindow) -> OddCoordinator {
        let root = OddCoordinator(
          router: RecordingRouter(AppDelegateRouter(window: window)),
          for: `class`,
          in: words)
        root.present(animated: false, onDismissed: nil)
        return root
      }

      var events: [FlowEvent] {
        [
          .on(
            CoverViewController.self, "turn page on cover", among: { _ in [false, true] },
            perform: {
              $0.delegate?.turnPage(forward: $1)
            }),
          .on(CoverViewController.self, "close on cover") {
            $0.delegate?.close()
          },
          .on(
            PageViewController.self, "turn page on page", among: { _ in [false, true] },
            perform: {
              $0.delegate?.turnPage(forward: $1)
            }),
          .on(PageViewController.self, "close on page") {
            $0.delegate?.close()
          },
          .on(Studio.PaletteViewController.self, "pick tone", each: Studio.Tone.self, Shade.self) {
            $0.delegate?.palette($0, didPick: $1, in: $2)
          },
          .on(Studio.PaletteViewController.self, "pick shade") {
            $0.delegate?.palette($0, didPick: nil)
          },
          .on(Studio.PaletteViewController.self, "rename name") {
            $0.delegate?.palette($0, didRename: renameName)
          },
          .on(Studio.PaletteViewController.self, "move place") {
            $0.delegate?.palette($0, didMove: movePlace)
          },
          .on(Studio.PaletteViewController.self, "count counts") {
            $0.delegate?.palette($0, didCount: countCounts)
          },
          .on(Studio.PaletteViewController.self, "asks then") {
            $0.delegate?.palette($0, asks: { _ in })
          },
          .on(Studio.PaletteViewController.self, "list names") {
            $0.delegate?.palette($0, didList: listNames)
          },
          .on(WordsViewController.self, "repeat") {
            $0.default?.repeat($0)
          },
          .on(WordsViewController.self, "default course") {
            $0.default?.words($0, default: Course())
          },
          .on(WordsViewController.self, "tap") {
            $0.default?.wordsDidTap($0)
          },
          .on(WordsViewController.self, "tap shade", each: Shade.self) {
            $0.default?.wordsDidTap($0, at: $1)
          },
          .on(WordsViewController.self, "in") {
            $0.default?.in($0)
          },
          .on(RowsViewController.self, "select row") {
            $0.delegate?.list($0, didSelect: selectRow)
          },
          // fill in: ListViewController is generic, and its events need its types
        ]
      }
    }

    """
}
