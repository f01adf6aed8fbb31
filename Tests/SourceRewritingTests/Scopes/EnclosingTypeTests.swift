import Testing

/// Which type a selector without one is in.
@Suite struct EnclosingTypeTests {
  @Test(arguments: [
    ("class A { func b() { c { @@ } } }", "A"),
    ("final class A<B: C>: D, E where B: F { @@ }", "A"),
    ("struct A { @@ }", "A"),
    ("enum A { case b; func c() { @@ } }", "A"),
    ("actor A { @@ }", "A"),
    ("class A { class B { @@ } }", "A.B"),
    ("class A { class B { } func c() { @@ } }", "A"),
    ("class A { enum B { struct C { } @@ } }", "A.B"),
    ("extension A { @@ }", "A"),
    ("extension A.B where C == D { @@ }", "A.B"),
    ("extension A { class B { @@ } }", "A.B"),
    ("extension [A] { @@ }", "Array"),
    ("class `Type` { @@ }", "`Type`"),
    ("class A { lazy var b: C = { @@ }() }", "A"),
    ("class A { class func b() { @@ } }", "A"),
    ("class A { class var b: C { @@ } }", "A"),
    ("class A { override class func b() { @@ } }", "A"),
    ("class A { func b() { class C { func d() { @@ } } } }", "C"),
    ("class A { let b = C.class\n func c() { @@ } }", "A"),
    ("class A { let actor = b\n func c() { actor.d { @@ } } }", "A"),
    ("class A { let b = \"{ class C {\"\n @@ }", "A"),
    ("class A { /* } */ @@ }", "A"),
    ("class A { let b = \"\\(c { d })\"\n @@ }", "A"),
    ("protocol P: class { }\nclass A { @@ }", "A"),
    ("class A {\n#if B\n func c() {\n#else\n func d() {\n#endif\n @@ } }", "A"),
    ("#if B\nclass A: C {\n#else\nclass A: D {\n#endif\n @@ }", "A"),
    ("import class B.C\nclass A { @@ }", "A"),
  ])
  func `a selector is of the type around it`(text: String, type: String) {
    let source = text.replacing("@@", with: "#selector(a)")
    #expect(rewritten(source) == text.replacing("@@", with: "Selector(\"a\", \(type).a)"))
  }

  @Test(arguments: [
    "@@", "func a() { @@ }", "class A { }\n@@", "} @@", "class A { } } @@", "class func a() { @@ }",
    "let a = b(class: c) { @@ }",
  ])
  func `a selector outside of types is of none`(text: String) {
    let source = text.replacing("@@", with: "#selector(a)")
    #expect(rewritten(source) == text.replacing("@@", with: "Selector(\"a\")"))
    #expect(warnings(about: source).count == 1)
  }
}
