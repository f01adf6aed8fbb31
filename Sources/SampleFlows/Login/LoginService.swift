/// Knows who may come in.
public protocol LoginService {
  /// Returns the name of the user, once the answer is there.
  func logIn() async throws -> String
}
