extension PetClinic {
  /// A screen above home.
  enum Screen: Hashable {
    case detail(Int)
    case owner
    case settings
    case builder
    case picker(Picker)
    case help
  }

  /// What is on screen, and what the builder's coordinator remembers.
  struct State: Hashable {
    /// The screens above home.
    var screens: [Screen] = []

    /// The type that was selected since the builder was shown; 0 for none.
    var type = 0

    /// Whether the builder's coordinator keeps a child without a screen.
    private(set) var isLeaking = false

    private var choice = 0
    private var rareSwipes = 0

    /// Goes back from the picker to the builder with a choice.
    mutating func choose(_ choice: Int) {
      self.choice = choice
      screens.removeLast()
    }

    /// Takes the screens of a modal presentation away.
    mutating func endModal() {
      screens = []
      type = 0
      choice = 0
    }

    /// Goes back over two screens.
    mutating func goBackTwo() {
      screens.removeLast(2)
    }

    /// Takes the screens of a modal presentation away, and perhaps forgets to let a child go.
    mutating func swipeDown(_ leak: Leak) {
      let hasChild = screens.count > 1
      let isRare = screens.contains(.picker(.exotic)) && screens.last == .help
      if isRare, leak == .withHelpOnExoticPickerTwice { rareSwipes = min(rareSwipes + 1, 2) }
      switch leak {
      case .never: break
      case .withChild: isLeaking = isLeaking || hasChild
      case .withHelpOnExoticPicker: isLeaking = isLeaking || isRare
      case .withHelpOnExoticPickerTwice: isLeaking = rareSwipes == 2
      }
      endModal()
    }
  }
}
