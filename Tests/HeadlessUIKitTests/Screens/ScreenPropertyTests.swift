import HeadlessUIKit
import Testing

@MainActor @Suite struct ScreenPropertyTests {
  private final class LaidOut: UIViewController, RecordingViewController {
    let log: CallbackLog

    init(_ log: CallbackLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = "L"
    }

    required init?(coder: NSCoder) { nil }

    override func viewIsAppearing(_ animated: Bool) { told("viewIsAppearing") }
    override func viewWillLayoutSubviews() { told("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { told("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { told("viewDidAppear") }
  }

  @Test func `a view that enters a window is laid out once`() {
    let stage = Stage("A")
    stage.navigation.delegate = nil
    stage.navigation.pushViewController(LaidOut(stage.log), animated: true)
    stage.settle()
    #expect(
      stage.log.take().filter { $0.hasPrefix("L.") } == [
        "L.viewIsAppearing(isMovingToParent)", "L.viewWillLayoutSubviews(isMovingToParent)",
        "L.viewDidLayoutSubviews(isMovingToParent)", "L.viewDidAppear(isMovingToParent)",
      ])
  }

  @Test func `the surroundings are those of a phone`() {
    let screen = UIViewController()
    #expect(screen.traitCollection.horizontalSizeClass == .compact)
    #expect(screen.view.traitCollection.verticalSizeClass == .regular)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIScreen.main.bounds.width == 390)
  }

  @Test func `a screen keeps what it is told of its looks`() {
    let screen = UIViewController()
    #expect(screen.modalTransitionStyle == .coverVertical && screen.edgesForExtendedLayout == .all)
    screen.modalTransitionStyle = .crossDissolve
    screen.edgesForExtendedLayout = []
    screen.preferredContentSize = CGSize(width: 1, height: 2)
    screen.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    #expect(screen.modalTransitionStyle == .crossDissolve && screen.edgesForExtendedLayout == [])
    #expect(screen.preferredContentSize.height == 2 && screen.toolbarItems?.count == 1)
  }

  @Test func `an alert has fields to type into`() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "New name" }
    alert.addTextField()
    #expect(alert.textFields?.map(\.placeholder) == ["New name", nil])
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    alert.preferredAction = action
    alert.textFields?.first?.text = "Oslo"
    let fields = alert.modelledState.first { $0.label == "fields" }?.value as? [UITextField]
    #expect(fields?.first?.text == "Oslo" && alert.preferredAction === action)
  }
}
