import ModelChecking

/// The navigation stack once more, whose states are kept in one machine word each.
///
/// The stack is left with four screens above the root at most, the sheet with two, and there may be
/// four animations and three flows: four bits for each of them, and four for the length of a list.
struct PackedNavigationStack: ValueSystem {
  /// The system as it is without packing.
  let system: NavigationStack

  var initialState: NavigationStack.State { system.initialState }

  func events(in state: NavigationStack.State) -> [NavigationStack.Event] {
    system.events(in: state)
  }

  func next(_ state: NavigationStack.State, _ event: NavigationStack.Event) -> NavigationStack.State
  {
    system.next(state, event)
  }

  func packed(_ state: NavigationStack.State) -> UInt64 {
    let stack = UInt64((state.stack.bits >> 8) << 4 | state.stack.bits & 15)
    let children = UInt64(state.children.bits >> 4)
    return stack | UInt64(state.sheet.bits) << 20 | UInt64(state.leaving.bits) << 32
      | children << 52
  }

  func unpacked(_ word: UInt64) -> NavigationStack.State {
    let stack = UInt32(word & 0xF_FFFF)
    return NavigationStack.State(
      stack: ShortList(bits: (stack >> 4) << 8 | stack & 15),
      sheet: ShortList(bits: UInt32(word >> 20 & 0xFFF)),
      leaving: ShortList(bits: UInt32(word >> 32 & 0xF_FFFF)),
      children: ShortList(bits: UInt32(word >> 52) << 4 | UInt32(system.flowCount)))
  }
}
