import HeadlessUIKit
import Testing

@Suite struct ProfileTextTests {
  @Test(arguments: [
    ("iOS 13", UIKitProfile.iOS13), ("13", .iOS13), ("ios13", .iOS13), ("iOS 14–17", .iOS14),
    ("iOS 14-17", .iOS14), ("14", .iOS14), ("iOS 16", .iOS16), ("iOS17", .iOS17), ("18", .iOS18),
    (" iOS  26 ", .iOS26),
  ])
  func `a profile is found by its name and by the versions that it covers`(
    _ text: String, _ profile: UIKitProfile
  ) {
    #expect(UIKitProfile(text) == profile)
  }

  @Test(arguments: [
    "", "iOS", "12", "19", "iOS 14–18", "watchOS 13", "iOS 13,", "iOS 13, emptyPop",
    "iOS 13, emptyPop: maybe", "iOS 13, backMenu: deferred", "iOS 13, nothing: yes",
    "iOS 13, emptyPop: yes: no",
  ])
  func `what names none is no profile`(_ text: String) {
    #expect(UIKitProfile(text) == nil)
  }

  @Test func `the description tells the answers that are not those of the version`() {
    let profile = UIKitProfile.iOS14.with(.idleDismissal, .no).with(.backMenu, .no)
      .with(.emptyPop, .no)
    #expect(profile.description == "iOS 14–17, backMenu: no, idleDismissal: no")
    #expect(UIKitProfile("17, backMenu:no , idleDismissal: no") == profile)
  }

  @Test(arguments: UIKitProfile.all)
  func `a profile is found by its description, whatever is changed in it`(_ profile: UIKitProfile) {
    #expect(UIKitProfile(profile.description) == profile)
    for knob in UIKitKnob.allCases {
      for setting in knob.settings {
        let changed = profile.with(knob, setting)
        #expect(UIKitProfile(changed.description) == changed)
      }
    }
  }

  @Test func `the newest profile is the first of all`() {
    #expect(UIKitProfile.all.first == .newest)
  }
}
