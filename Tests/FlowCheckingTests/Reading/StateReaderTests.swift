import Foundation
import HeadlessUIKit
import ModelChecking
import Testing

@testable import FlowChecking

/// What the fingerprint of a state sees, and what it does not.
@MainActor @Suite
struct StateReaderTests {
  private enum Mood: CaseIterable { case calm, cross }
  private enum Shade: CustomStringConvertible {
    case light, dark
    var description: String { "grey" }
  }
  private enum Answer {
    case text(String)
    case number(Int)
    case none
  }
  private struct Point { var x = 0, y = 0.0 }
  private class Base {
    private var hidden = 0
    init(_ hidden: Int) { self.hidden = hidden }
  }
  private final class Derived: Base { var mood: Mood? }
  private final class Node {
    weak var other: Node?
    var next: Node?
  }
  private final class Box {
    let value: Any?
    init(_ value: Any?) { self.value = value }
  }

  private func reading(_ value: Any?) -> StateReader {
    let reader = StateReader(catalog: TypeCatalog())
    reader.read(Box(value))
    return reader
  }

  private func differ(_ first: Any?, _ second: Any?) -> Bool {
    reading(first).fingerprint != reading(second).fingerprint
  }

  @Test
  func `an absent value differs from the first case of an enumeration`() {
    #expect(differ(Mood?.none, Mood?.some(.calm)))
    #expect(differ(Mood.calm, Mood.cross))
    #expect(!differ(Mood.calm, Mood.calm))
  }

  @Test
  func `cases count that call themselves the same`() {
    #expect(differ(Shade.light, Shade.dark))
    #expect(differ(Shade?.none, Shade?.some(.light)))
  }

  @Test
  func `payloads count, and so does the case that has them`() {
    #expect(differ(Answer.text("a"), Answer.text("b")))
    #expect(differ(Answer.number(1), Answer.none))
    #expect(!differ(Answer.number(1), Answer.number(1)))
  }

  @Test
  func `private stored properties of superclasses count`() {
    #expect(differ(Derived(1), Derived(2)))
    #expect(!differ(Derived(1), Derived(1)))
  }

  @Test
  func `numbers, dates, texts and structures count`() {
    #expect(differ(Point(x: 1), Point(x: 2)))
    #expect(differ(Point(y: 0.5), Point(y: 0.25)))
    #expect(differ(Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1)))
    #expect(differ(["a", "bc"], ["ab", "c"]))
    #expect(differ([1], [1, 1]))
    #expect(differ(UInt8(1), UInt8(2)))
  }

  @Test
  func `the order in a set or dictionary does not count`() {
    let names = (0..<40).map { "name \($0)" }
    #expect(!differ(Set(names), Set(names.reversed())))
    let forward = Dictionary(uniqueKeysWithValues: names.map { ($0, $0.count) })
    let backward = Dictionary(uniqueKeysWithValues: names.reversed().map { ($0, $0.count) })
    #expect(!differ(forward, backward))
    #expect(differ(Set(names), Set(names.dropFirst())))
  }

  @Test
  func `what refers to what counts, and circles end`() {
    func pair(linked: Bool) -> [Node] {
      let first = Node()
      let second = Node()
      first.next = second
      second.other = linked ? first : nil
      return [first, second]
    }
    #expect(differ(pair(linked: true), pair(linked: false)))
    #expect(!differ(pair(linked: true), pair(linked: true)))
  }

  @Test
  func `two references to one object differ from references to two`() {
    let node = Node()
    #expect(differ([node, node], [Node(), Node()]))
  }

  @Test
  func `closures count by presence and are listed`() {
    let first: () -> Int = { 1 }
    let second: () -> Int = { 2 }
    #expect(!differ(first, second))
    #expect(differ(first, nil))
    #expect(reading(first).catalog.unread == ["() -> Int"])
  }

  @Test
  func `a freed object that is referred to weakly counts as absent`() {
    let holder = Node()
    do {
      let other = Node()
      holder.other = other
    }
    #expect(!differ(holder, Node()))
  }

  @Test
  func `the fingerprint is the same in every process`() {
    let value: [Any?] = [1, "two", 3.5, Mood.cross, nil, Point(x: 4, y: 5), Derived(6)]
    #expect(reading(value).fingerprint.description == "b4ff27dd6092075b")
  }

  @Test
  func `every value is described with its place`() {
    let reader = StateReader(catalog: TypeCatalog(), describing: true)
    reader.read(Derived(7))
    #expect(reader.description.contains("Derived.hidden = 7"))
  }

  @Test
  func `what is read is noted without a word, and with its place only where it is described`() {
    let (noting, describing) = (
      StateReader(catalog: TypeCatalog(), noting: true),
      StateReader(catalog: TypeCatalog(), describing: true)
    )
    for reader in [noting, describing] { reader.read(object: Box(["a", "b"])) }
    #expect(
      noting.notes == [
        .object(1), .type("Box"), .count(2), .text("a"), .text("b"),
      ])
    #expect(describing.notes == noting.notes)
    #expect(noting.places == [])
    #expect(describing.description == [" = object 1", "Box.value[] = a", "Box.value[] = b"])
    #expect(noting.fingerprint == describing.fingerprint)
    #expect(noting.fingerprint == reading(object: Box(["a", "b"])).fingerprint)
  }

  private func reading(object: AnyObject) -> StateReader {
    let reader = StateReader(catalog: TypeCatalog())
    reader.read(object: object)
    return reader
  }

  @Test
  func `a weak property is read where it lies`() {
    let (holder, other) = (Node(), Node())
    holder.other = other
    let offset = RuntimeType(type: Node.self).fields[0].offset
    let place = UnsafeRawPointer(Unmanaged.passUnretained(holder).toOpaque()) + offset
    #expect(WeakReference.object(at: place) === other)
    holder.other = nil
    #expect(WeakReference.object(at: place) == nil)
  }
}
