import Testing

@Suite struct ImportTests {
  @Test(arguments: [
    ("import UIKit.UIViewController", "import UIKit"),
    ("import Foundation.NSObject", "import Foundation"),
    ("@_exported public import UIKit.UIView", "@_exported public import UIKit"),
    ("import ObjectiveC", "import UIKit"),
    ("import ObjectiveC.runtime", "import UIKit"),
    ("import QuartzCore", "import UIKit"),
    ("import CoreGraphics; let a = 1", "import UIKit; let a = 1"),
    ("import struct CoreGraphics.CGFloat", "import UIKit"),
    ("@preconcurrency import class ObjectiveC.NSObject", "@preconcurrency import UIKit"),
    ("import UIKit.UIView // here", "import UIKit // here"),
    ("import UIKit\n  .UIView\nlet a = 1", "import UIKit\n\nlet a = 1"),
  ])
  func `an import names a module that there is`(text: String, result: String) {
    #expect(rewritten(text) == result)
  }

  @Test(arguments: [
    "import UIKit", "import class UIKit.UIViewController", "@testable import App", "import",
    "a.import(ObjectiveC)", "`import`.ObjectiveC.a", "func a(import ObjectiveC: Int) {}",
    "a(b, import: ObjectiveC)", "// import ObjectiveC", "let a = \"import ObjectiveC\"",
    "import 🙂 .", "import class", "import struct\nlet a = 1",
  ])
  func `anything else stays`(text: String) {
    #expect(rewritten(text) == text)
  }
}
