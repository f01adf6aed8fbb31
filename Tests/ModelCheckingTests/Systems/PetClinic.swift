import ModelChecking

/// Screens for pets, and a builder of appointments whose coordinator is kept and shown again.
///
/// A child that the builder's coordinator fails to let go is out of sight until the builder is shown
/// the next time. The shortest ways to see it have 5, 6 and 11 events.
struct PetClinic: ValueSystem {
  /// Which swipes down make the builder keep its child.
  enum Leak: CaseIterable {
    case never
    case withChild
    case withHelpOnExoticPicker
    case withHelpOnExoticPickerTwice
  }

  /// What a user or UIKit does.
  enum Event: Hashable {
    case openDetail(Int)
    case openOwner
    case openSettings
    case openBuilder
    case selectType(Int)
    case openPicker(Picker)
    case openHelp
    case choose(Int)
    case close
    case back
    case backMenu
    case swipeBackCancelled
    case swipeDown
    case swipeDownCancelled
  }

  /// What can be picked.
  enum Picker: CaseIterable {
    case plain
    case fancy
    case exotic
  }

  /// Which fault there is.
  var leak = Leak.never

  /// The claim that no coordinator is kept without a screen.
  static var everyChildOnScreen: Property<State> {
    .always("every child is on screen") { state in
      state.isLeaking && state.screens.contains(.builder) ? "The picker has no screen." : nil
    }
  }

  var initialState: State { State() }

  func events(in state: State) -> [Event] {
    switch state.screens.last {
    case nil: (0..<5).map { .openDetail($0) } + [.openBuilder, .openSettings]
    case .detail: [.openOwner, .back, .swipeBackCancelled]
    case .owner: [.back, .swipeBackCancelled, .backMenu]
    case .settings: [.close, .swipeDown, .swipeDownCancelled]
    case .builder:
      (1...4).map { .selectType($0) }
        + (state.type == 0 ? [] : Picker.allCases.map { .openPicker($0) })
        + [.close, .swipeDown, .swipeDownCancelled]
    case .picker:
      [
        .openHelp, .choose(1), .choose(2), .back, .swipeBackCancelled, .swipeDown,
        .swipeDownCancelled,
      ]
    case .help: [.back, .swipeBackCancelled, .backMenu, .swipeDown, .swipeDownCancelled]
    }
  }

  func next(_ state: State, _ event: Event) -> State {
    var next = state
    switch event {
    case .openDetail(let pet): next.screens.append(.detail(pet))
    case .openOwner: next.screens.append(.owner)
    case .openSettings: next.screens.append(.settings)
    case .openBuilder: next.screens.append(.builder)
    case .selectType(let type): next.type = type
    case .openPicker(let picker): next.screens.append(.picker(picker))
    case .openHelp: next.screens.append(.help)
    case .choose(let choice): next.choose(choice)
    case .close: next.endModal()
    case .back: next.screens.removeLast()
    case .backMenu: next.goBackTwo()
    case .swipeBackCancelled, .swipeDownCancelled: break
    case .swipeDown: next.swipeDown(leak)
    }
    return next
  }
}
