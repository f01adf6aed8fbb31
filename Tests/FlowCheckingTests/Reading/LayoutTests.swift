import Foundation
import HeadlessUIKit
import ModelChecking
import Testing

@testable import FlowChecking

/// Values of all sorts, as they lie in memory.
@MainActor @Suite
struct LayoutTests {
  private final class Node { var next: AnyObject? }

  private final class Box<Value> {
    private var value: Value
    init(_ value: Value) { self.value = value }
  }

  private final class Watcher {
    unowned var node: Node
    unowned var maybe: Node?
    weak var other: Node?
    init(_ node: Node) {
      self.node = node
      maybe = node
      other = node
    }
  }

  private enum Route {
    case home
    case settings
    case detail(id: Int, title: String)
    indirect case after(Route)
  }

  private struct Deep {
    var next: [Deep]
  }

  private func reading(_ object: AnyObject) -> StateReader {
    let reader = StateReader(catalog: TypeCatalog())
    reader.read(object)
    return reader
  }

  private func differ<Value>(_ first: Value, _ second: Value) -> Bool {
    reading(Box(first)).fingerprint != reading(Box(second)).fingerprint
  }

  @Test
  func `every sort of value counts`() {
    #expect(differ((1, "a"), (1, "b")))
    #expect(differ([1: ["a"]], [1: ["b"]]))
    #expect(differ(Optional<Int>.none, 0))
    #expect(differ(Optional<Int?>.some(nil), nil))
    #expect(differ(1.5 as Any, 1 as Any))
    #expect(differ(1 as Any, UInt8(1) as Any))
    #expect(differ([1, 2][...], [1, 3][...]))
    #expect(differ("a"[...], "b"[...]))
    #expect(differ(Character("a"), Character("b")))
    #expect(differ(Int.self as Any.Type, String.self as Any.Type))
    #expect(differ(1...3, 1...4))
    #expect(differ(Data([1]), Data([2])))
    #expect(differ(URL(filePath: "/a"), URL(filePath: "/b")))
    #expect(differ(IndexPath(indexes: [1, 2]), IndexPath(indexes: [1, 3])))
    #expect(differ(Decimal(1), Decimal(2)))
    #expect(differ(Float(1), Float(2)))
    #expect(!differ(NSObject.self as Any.Type, NSObject.self as Any.Type))
  }

  @Test
  func `an absent value of every sort differs from every one that is there`() {
    #expect(differ(String?.none, ""))
    #expect(differ(Bool?.none, false))
    #expect(differ(Bool??.some(nil), nil))
    #expect(differ([Int]?.none, []))
    #expect(differ((Int, String)?.none, (0, "")))
    #expect(differ(Route?.none, .home))
    #expect(differ(Route?.some(.detail(id: 1, title: "a")), .detail(id: 1, title: "b")))
    #expect(differ(Double?.none, 0))
    #expect(differ((any Error)?.none, CancellationError()))
    #expect(!differ([Int]?.none, nil) && !differ(Double?.some(2), 2))
  }

  @Test
  func `of identifiers it counts which are the same`() {
    let (first, second) = (UUID(), UUID())
    #expect(!differ(UUID(), UUID()))
    #expect(differ([first, first], [first, second]))
    #expect(!differ([first: 1, second: 2], [second: 1, first: 2]))
    #expect(differ([first: 1, second: 2], [first: 1, second: 3]))
  }

  @Test
  func `cases with and without payloads count`() {
    #expect(differ(Route.home, .settings))
    #expect(differ(Route.detail(id: 1, title: "a"), .detail(id: 1, title: "b")))
    #expect(differ(Route.after(.home), .after(.settings)))
    #expect(differ(Route.after(.home), .after(.after(.home))))
    #expect(!differ(Route.after(.detail(id: 2, title: "")), .after(.detail(id: 2, title: ""))))
    #expect(differ(Result<Int, CancellationError>.success(1), .failure(CancellationError())))
  }

  @Test
  func `a property of a generic class counts`() {
    #expect(differ(Box(1), Box(2)))
    #expect(reading(Box("a")).fingerprint == reading(Box("a")).fingerprint)
  }

  @Test
  func `what an unowned property refers to is read while it is there`() {
    var node: Node? = Node()
    guard let watcher = node.map(Watcher.init) else { return }
    #expect(reading(watcher).objectCount == 2)
    node = nil
    #expect(reading(watcher).objectCount == 1)
    #expect(watcher.other == nil)
  }

  @Test
  func `of a million elements the first ones are read, which is said`() {
    let many = Array(0..<1_000_000)
    var changed = many
    changed[5] = 0
    #expect(differ(many, changed))
    #expect(reading(Box(many)).catalog.unread == ["more than 10000 elements of Int"])
    #expect(differ(many, Array(many.dropLast())))
  }

  @Test
  func `values that lie very deep in one another are read so far, which is said`() {
    let deep = (0..<1_000).reduce(Deep(next: [])) { inner, _ in Deep(next: [inner]) }
    #expect(reading(Box(deep)).catalog.unread == ["values more than 200 deep in one another"])
  }

  @Test
  func `a chain of many objects is read to its end`() {
    let first = Node()
    var last = first
    for _ in 0..<10_000 {
      let node = Node()
      last.next = node
      last = node
    }
    #expect(reading(first).objectCount == 10_001)
    while let next = first.next as? Node {
      first.next = next.next
      next.next = nil
    }
  }
}
