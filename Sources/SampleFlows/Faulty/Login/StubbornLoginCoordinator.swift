/// Shows the server's answer whatever the user has done meanwhile.
public class StubbornLoginCoordinator: LoginCoordinator {
  /// Does nothing, as the answer may still come.
  public override func didLeave() {}

  /// Returns true.
  public override func isAwaited(at viewController: LoginViewController) -> Bool { true }
}
