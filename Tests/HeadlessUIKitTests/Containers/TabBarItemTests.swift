import HeadlessUIKit
import Testing

@MainActor @Suite struct TabBarItemTests {
  @Test func `a tab has the title that it is made with, or the system's`() {
    #expect(UITabBarItem(title: "A", image: nil, selectedImage: nil).title == "A")
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 3).title == "Search")
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 3).tag == 3)
  }

  @Test func `a screen's tab can be changed without being unwrapped`() {
    let screen = UIViewController()
    screen.title = "A"
    screen.tabBarItem.badgeValue = "2"
    #expect(screen.tabBarItem.title == "A")
    #expect(screen.tabBarItem.badgeValue == "2")
  }
}
