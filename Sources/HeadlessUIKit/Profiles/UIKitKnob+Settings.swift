extension UIKitKnob {
  /// What the answer may be.
  public var settings: [UIKitSetting] {
    switch self {
    case .popInMotion: [.deferred, .immediate, .ignored]
    case .unanimatedPushInMotion: [.deferred, .immediate]
    case .presentInMotion: [.depends, .refused, .deferred]
    case .unanimatedChange: [.mixed, .nextTurn, .atOnce]
    default: [.yes, .no]
    }
  }

  /// Whether reports and documents agree on the answer for a version.
  func isEstablished(since version: Int) -> Bool {
    switch self {
    case .backMenu, .formSheet, .backInMotion, .nestedRetap: true
    case .didShowAfterCancel: version < 18
    default: false
    }
  }

  /// What is taken for the answer in a version, as the reports known so far have it.
  func expected(in version: Int) -> UIKitSetting {
    switch self {
    case .backMenu: version >= 14 ? .yes : .no
    case .formSheet, .didShowAfterCancel: version >= 18 ? .yes : .no
    case .backInMotion, .nestedRetap: version >= 26 ? .yes : .no
    case .popInMotion, .unanimatedPushInMotion: .deferred
    case .presentInMotion: .depends
    case .unanimatedChange: .mixed
    case .unanimatedCoordinator, .refusedCompletion, .presenterAfterwards, .secondFirstShow,
      .emptyPop, .pulledDismiss:
      .no
    case .idleDismissal, .replacedMoves, .reappearanceShow, .didShowLast: .yes
    }
  }
}
