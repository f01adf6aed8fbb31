import HeadlessUIKit
import Testing

/// The app, its delegate and its scenes.
@MainActor @Suite struct ApplicationTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    let log = CallbackLog()
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("didFinishLaunching")
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.add("didBecomeActive") }
    func applicationDidEnterBackground(_ application: UIApplication) {
      log.add("didEnterBackground")
    }
    func hear() { log.add("heard") }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let log = CallbackLog()
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      log.add("willConnect(\(connectionOptions.urlContexts.count))")
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { log.add("didBecomeActive") }
    func sceneDidEnterBackground(_ scene: UIScene) {
      log.add("didEnterBackground(\(scene.activationState))")
    }
  }

  private func launch() -> (UIApplication, AppDelegate) {
    HeadlessDevice.current = HeadlessDevice()
    let delegate = AppDelegate()
    UIApplication.shared.launch(delegate)
    return (.shared, delegate)
  }

  @Test func `an app is launched by its delegate`() {
    let (app, delegate) = launch()
    #expect(delegate.log.take() == ["didFinishLaunching", "didBecomeActive"])
    #expect(app.delegate === delegate && app.applicationState == .active)
    #expect(app.windows == [delegate.window] && app.keyWindow === delegate.window)
    #expect(delegate.window?.next === app && app.next === delegate)
  }

  @Test func `nothing of one launch is there in the next`() {
    let (first, delegate) = launch()
    first.open(URL(fileURLWithPath: "/a"))
    HeadlessDevice.current = HeadlessDevice()
    let second = UIApplication.shared
    #expect(second !== first && first.delegate === delegate)
    #expect(second.windows == [] && second.delegate == nil && second.openedURLs == [])
  }

  @Test func `a scene is connected by its delegate`() {
    let (app, appDelegate) = launch()
    let delegate = SceneDelegate()
    let scene = app.connect(delegate)
    #expect(delegate.log.take() == ["willConnect(0)", "didBecomeActive"])
    #expect(app.connectedScenes == [scene] && scene.session.scene === scene)
    #expect(scene.windows == [delegate.window] && scene.keyWindow === delegate.window)
    #expect(delegate.window?.windowScene === scene && delegate.window?.next === scene)
    #expect(app.windows == [appDelegate.window, delegate.window])
    #expect(app.keyWindow === delegate.window && appDelegate.window?.isKeyWindow == false)
    #expect(scene.activationState == .foregroundActive)
  }

  @Test func `leaving the app and coming back is told`() {
    let (app, delegate) = launch()
    let sceneDelegate = SceneDelegate()
    app.connect(sceneDelegate)
    _ = (delegate.log.take(), sceneDelegate.log.take())
    app.enterBackground()
    #expect(app.applicationState == .background)
    #expect(delegate.log.take() == ["didEnterBackground"])
    #expect(sceneDelegate.log.take() == ["didEnterBackground(background)"])
    app.enterForeground()
    #expect(app.applicationState == .active)
    #expect(delegate.log.take() == ["didBecomeActive"])
    #expect(sceneDelegate.log.take() == ["didBecomeActive"])
  }

  @Test func `an address that is opened is noted`() {
    let (app, delegate) = launch()
    let url = URL(fileURLWithPath: "/a")
    _ = delegate.log.take()
    app.open(url) { [log = delegate.log] in log.add("opened \($0)") }
    #expect(app.openedURLs == [url] && delegate.log.take() == [])
    HeadlessDevice.current.clock.settle()
    #expect(delegate.log.take() == ["opened true"])
  }

  @Test func `an action without a target reaches the delegate of the app`() {
    let (app, delegate) = launch()
    _ = delegate.log.take()
    let screen = delegate.window?.rootViewController
    let hear = Selector("hear", AppDelegate.hear)
    #expect(app.sendAction(hear, to: nil, from: screen?.view, for: nil))
    #expect(delegate.log.take() == ["heard"])
    #expect(!app.sendAction(Selector("gone"), to: nil, from: screen?.view, for: nil))
  }

  @Test func `optional calls reach the delegates`() {
    let (app, delegate) = launch()
    let appDelegate: (any UIApplicationDelegate)? = delegate
    #expect(appDelegate?.application?(app, didFinishLaunchingWithOptions: nil) == true)
    #expect(appDelegate?.application?(app, willFinishLaunchingWithOptions: nil) == nil)
    let background: Void? = appDelegate?.applicationDidEnterBackground?(app)
    let foreground: Void? = appDelegate?.applicationWillEnterForeground?(app)
    #expect(background != nil && foreground == nil)
    let scene = app.connect(SceneDelegate())
    let opened: Void? = scene.delegate?.scene?(scene, openURLContexts: [])
    #expect(opened == nil)
  }
}
