import SourceRewriting
import Testing

@Suite struct RewrittenSourceTests {
  @Test func `the first line says where the source comes from`() {
    let result = RewrittenSource(of: "let a = 1\n", path: "App/Home.swift")
    #expect(result.text == "#sourceLocation(file: \"App/Home.swift\", line: 1)\nlet a = 1\n")
    #expect(result.warnings == [])
  }

  @Test func `a path with signs of strings is escaped`() {
    let result = RewrittenSource(of: "", path: #"a "b"\c.swift"#)
    #expect(result.text == "#sourceLocation(file: \"a \\\"b\\\"\\\\c.swift\", line: 1)\n")
  }

  @Test(arguments: [
    ("#!/usr/bin/swift\n@objc class A {}", "///usr/bin/swift\n      class A {}"),
    ("\u{FEFF}@objc class A {}", "      class A {}"),
    ("\u{FEFF}#!a\nb", "//a\nb"),
    ("", ""),
    ("\n\n", "\n\n"),
  ])
  func `what only the beginning of a file may have is gone`(text: String, result: String) {
    #expect(rewritten(text) == result)
  }

  @Test func `a file of an app is rewritten`() {
    let text = """
      import UIKit.UIViewController

      @objc(HMHome) protocol HomeDelegate {
        @objc func homeDidClose(_ home: Home)
      }

      @objcMembers
      final class Home: UIViewController {
        @IBOutlet private weak var label: UILabel!
        weak var delegate: HomeDelegate?

        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: self, action: #selector(closePressed(_:)))
        }

        @IBAction private func closePressed(_ sender: Any) { delegate?.homeDidClose(self) }
      }
      """
    let result = """
      import UIKit

                    protocol HomeDelegate: AnyObject {
              func homeDidClose(_ home: Home)
      }

                  
      final class Home: UIViewController {
                  private weak var label: UILabel!
        weak var delegate: HomeDelegate?

        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: self, action: \
      Selector("closePressed:", Home.closePressed(_:)))
        }

                  private func closePressed(_ sender: Any) { delegate?.homeDidClose(self) }
      }
      """
    #expect(rewritten(text) == result)
  }

  @Test func `rewriting what is rewritten changes nothing more`() {
    let once = rewritten("@objc class A { let a = #selector(b), c = #keyPath(A.d) }")
    #expect(rewritten(once) == once)
  }
}
