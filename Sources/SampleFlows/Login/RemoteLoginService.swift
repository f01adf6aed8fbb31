/// Stands in for a server whose answer takes two seconds.
public struct RemoteLoginService: LoginService {
  /// Creates the service.
  public init() {}

  /// Lets everybody in.
  public func logIn() async throws -> String {
    try await Task.sleep(for: .seconds(2))
    return "Ray"
  }
}
