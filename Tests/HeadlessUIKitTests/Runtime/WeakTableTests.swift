import HeadlessUIKit
import Testing

/// Tables that may let their objects go.
@MainActor @Suite struct WeakTableTests {
  private final class Thing: NSObject {}

  @Test func `a table with weak keys forgets a key that is gone`() {
    let table = NSMapTable<Thing, Thing>.weakToStrongObjects()
    var key: Thing? = Thing()
    var value: Thing? = Thing()
    weak let kept = value
    table.setObject(value, forKey: key)
    value = nil
    #expect(table.object(forKey: key) === kept && table.count == 1)
    key = nil
    #expect(table.count == 0)
    #expect(kept == nil)
  }

  @Test func `a table with weak values forgets a value that is gone`() {
    let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
    var value: Thing? = Thing()
    table.setObject(value, forKey: NSString(string: "a"))
    #expect(table.object(forKey: NSString(string: "a")) === value)
    value = nil
    #expect(table.object(forKey: NSString(string: "a")) == nil && table.count == 0)
  }

  @Test func `a table can be changed and listed`() {
    let table = NSMapTable<Thing, Thing>(keyOptions: .strongMemory, valueOptions: .weakMemory)
    let things = [Thing(), Thing(), Thing()]
    for thing in things { table.setObject(thing, forKey: thing) }
    table.removeObject(forKey: things[1])
    table.setObject(things[1], forKey: things[0])
    #expect(table.keyEnumerator().allObjects as? [Thing] == [things[2], things[0]])
    #expect(table.objectEnumerator()?.allObjects as? [Thing] == [things[2], things[1]])
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `a weak set forgets an object that is gone`() {
    let set = NSHashTable<Thing>.weakObjects()
    let stays = Thing()
    var goes: Thing? = Thing()
    for thing in [stays, goes, stays] { set.add(thing) }
    #expect(set.count == 2 && set.contains(goes) && set.anyObject === stays)
    goes = nil
    #expect(set.allObjects == [stays])
    set.remove(stays)
    #expect(set.count == 0 && !set.contains(stays))
  }

  @Test func `what a table keeps is part of the state`() {
    let (table, thing) = (NSMapTable<Thing, Thing>.weakToStrongObjects(), Thing())
    table.setObject(thing, forKey: thing)
    let modelled: any ModelledObject = table
    #expect(modelled.modelledState.first { $0.label == "values" }?.value as? [Thing?] == [thing])
  }
}
