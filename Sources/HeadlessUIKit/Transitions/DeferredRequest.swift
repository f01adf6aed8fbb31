/// What waits for the end of a transition.
struct DeferredRequest {
  /// What it will do, for the state of the model: requests that do the same have the same name.
  let name: String

  /// The screens that it will do it with.
  let screens: [UIViewController]

  let run: () -> Void
}
