import HeadlessUIKit
import Testing

/// Values that objects are given from outside.
@MainActor @Suite struct AssociatedObjectTests {
  private final class Thing: NSObject {}

  @MainActor private enum Keys {
    static var first: UInt8 = 0
    static var second: UInt8 = 0
  }

  @Test func `each key has a value of its own`() {
    let owner = Thing()
    objc_setAssociatedObject(owner, &Keys.first, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(owner, &Keys.second, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Keys.first) as? String == "one")
    #expect(objc_getAssociatedObject(owner, &Keys.second) as? Int == 2)
    #expect(objc_getAssociatedObject(Thing(), &Keys.first) == nil)
    objc_setAssociatedObject(owner, &Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Keys.first) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Keys.second) == nil)
  }

  @Test func `a value goes with its screen at once`() {
    var owner: UIViewController? = UIViewController()
    weak let value: Thing? = give(Thing(), to: owner)
    #expect(value != nil)
    owner = nil
    #expect(value == nil)
  }

  @Test func `a value of another object goes when the clock moves on`() {
    var owner: Thing? = Thing()
    weak let value: Thing? = give(Thing(), to: owner)
    owner = nil
    #expect(value != nil)
    HeadlessDevice().clock.settle()
    #expect(value == nil)
  }

  @Test func `a value that is only assigned is not held`() {
    let owner = Thing()
    var value: Thing? = Thing()
    objc_setAssociatedObject(owner, &Keys.first, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Keys.first) as? Thing === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, &Keys.first) == nil)
  }

  @Test func `what a screen has been given is part of the state`() {
    let (owner, value) = (UIViewController(), Thing())
    objc_setAssociatedObject(owner, &Keys.first, value, .OBJC_ASSOCIATION_RETAIN)
    let state = owner.modelledState.first { $0.label == "associated" }?.value
    #expect((state as? [Any?])?.first as? Thing === value)
  }

  private func give(_ value: Thing, to owner: NSObject?) -> Thing {
    objc_setAssociatedObject(owner as Any, &Keys.first, value, .OBJC_ASSOCIATION_RETAIN)
    return value
  }
}
