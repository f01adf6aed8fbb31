import HeadlessUIKit
import Testing

/// Screens of the system's own, which are presented like others.
@MainActor @Suite struct SystemScreenTests {
  @MainActor private final class Hearing: NSObject, UISearchResultsUpdating {
    var heard: [String?] = []
    func updateSearchResults(for searchController: UISearchController) {
      heard.append(searchController.searchBar.text)
    }
  }

  @Test(arguments: 0..<4) func `they are presented and dismissed like others`(place: Int) {
    let stage = Stage("A")
    let screens = [
      UIActivityViewController(activityItems: ["text"], applicationActivities: nil),
      UIImagePickerController(), UIDocumentPickerViewController(forExporting: []),
      UISearchController(searchResultsController: nil),
    ]
    stage.navigation.present(screens[place], animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController === screens[place])
    screens[place].dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.complaints == [])
  }

  @Test func `a search tells who updates the results`() {
    let (search, hearing) = (UISearchController(), Hearing())
    search.searchResultsUpdater = hearing
    search.searchBar.text = "Oslo"
    search.isActive = true
    search.isActive = true
    #expect(hearing.heard == ["Oslo"])
  }
}
