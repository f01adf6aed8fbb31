/// Waits for the server's answer even when the login has left.
public class StubbornLoginCoordinator: LoginCoordinator {
  /// Does nothing: whoever comes back later shall find the answer.
  public override func didLeave() {}
}
