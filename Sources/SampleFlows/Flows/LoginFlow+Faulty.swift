extension LoginFlow {
  /// The answer comes when the user has gone back, and is shown all the same.
  public static var answerComesTooLate: LoginFlow {
    LoginFlow(
      name: "AnswerComesTooLate",
      makeLogin: { StubbornLoginCoordinator(router: $0, service: $1) })
  }
}
