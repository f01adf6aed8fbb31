import HeadlessUIKit
import Testing

@MainActor @Suite struct UIKitProfileTests {
  @Test func `every answer of every profile is one of its question's`() {
    for profile in UIKitProfile.all {
      for knob in UIKitKnob.allCases { #expect(knob.settings.contains(profile[knob])) }
    }
  }

  @Test func `the profiles differ from one another`() {
    for (place, profile) in UIKitProfile.all.enumerated() {
      for other in UIKitProfile.all.dropFirst(place + 1) {
        #expect(!profile.agrees(with: other, on: Set(UIKitKnob.allCases)))
      }
    }
    #expect(UIKitProfile.all.map(\.name) == ["iOS 26", "iOS 18", "iOS 14–17", "iOS 13"])
  }

  @Test func `only what is not established has alternatives`() {
    #expect(UIKitProfile.iOS26.alternatives(to: .backMenu) == [])
    #expect(UIKitProfile.iOS17.alternatives(to: .didShowAfterCancel) == [])
    let other = UIKitProfile.iOS18.alternatives(to: .didShowAfterCancel)
    #expect(other.map { $0[.didShowAfterCancel] } == [.no])
    let pops = UIKitProfile.iOS18.alternatives(to: .popInMotion)
    #expect(pops.map { $0[.popInMotion] } == [.immediate, .ignored])
    #expect(pops.map(\.name) == ["iOS 18", "iOS 18"])
  }

  @Test func `a profile that is changed and changed back is the same`() {
    let changed = UIKitProfile.iOS18.with(.popInMotion, .ignored)
    #expect(changed != .iOS18)
    #expect(changed.with(.popInMotion, .deferred) == .iOS18)
  }

  @Test func `a device knows which questions have come up`() {
    let stage = Stage("A", "B")
    #expect(HeadlessDevice.current.consulted == [.unanimatedChange])
    stage.push("C")
    stage.navigation.popViewController(animated: true)
    #expect(HeadlessDevice.current.consulted == [.unanimatedChange, .popInMotion])
  }
}
