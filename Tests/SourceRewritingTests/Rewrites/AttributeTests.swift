import Testing

@Suite struct AttributeTests {
  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(a:b:) func a() {}", "            func a() {}"),
    ("@objc(\n  a\n) func a() {}", "      \n   \n  func a() {}"),
    ("@objc private func a() {}", "      private func a() {}"),
    ("@main class A {}", "      class A {}"),
    ("@UIApplicationMain class A {}", "                   class A {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@IBOutlet weak var a: A!", "          weak var a: A!"),
    ("@IBOutlet var a: [A]!", "          var a: [A]!"),
    ("@IBAction func a() {}", "          func a() {}"),
    ("@IBSegueAction func a() {}", "               func a() {}"),
    ("@NSManaged var a: String?", "           var a: String?"),
    ("var a: Int { @objc(isA) get { 1 } }", "var a: Int {            get { 1 } }"),
    ("@available(iOS 17, *) @objc func a() {}", "@available(iOS 17, *)       func a() {}"),
    ("@objc\nfunc a() {}", "     \nfunc a() {}"),
    ("@objc /* @objc */ func a() {}", "      /* @objc */ func a() {}"),
  ])
  func `an attribute of Objective-C is blanked`(text: String, result: String) {
    #expect(rewritten(text) == result)
  }

  @Test(arguments: [
    "@MainActor func a() {}", "@IBDesignable class A { @IBInspectable var a = 1 }",
    "@objcish var a = 1", "let objc = a.objc", "@", "@objc_a",
    "dynamic var a = 1", "@available(*, unavailable) init() {}",
  ])
  func `other attributes stay`(text: String) {
    #expect(rewritten(text) == text)
  }

  @Test(arguments: [
    ("@objc protocol A {}", "      protocol A: AnyObject {}"),
    ("@objc protocol A: B {}", "      protocol A: AnyObject, B {}"),
    ("@objc public protocol A : B {}", "      public protocol A : AnyObject, B {}"),
    ("public @objc(B) protocol A {}", "public          protocol A: AnyObject {}"),
    (
      "@objc @available(iOS 17, *) @MainActor protocol A {}",
      "      @available(iOS 17, *) @MainActor protocol A: AnyObject {}"
    ),
    ("@objc protocol A: AnyObject {}", "      protocol A: AnyObject {}"),
    ("@objc protocol A: class {}", "      protocol A: class {}"),
    ("protocol A {}", "protocol A {}"),
    ("@objc class A {}\nprotocol B {}", "      class A {}\nprotocol B {}"),
  ])
  func `a protocol of Objective-C stays one of classes`(text: String, result: String) {
    #expect(rewritten(text) == result)
  }
}
