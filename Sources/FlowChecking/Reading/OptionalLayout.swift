/// How an optional value is read: what it holds lies where the optional does.
@MainActor
final class OptionalLayout {
  let wrapped: RuntimeType
  let parts: [LayoutPart]

  init(of wrapped: RuntimeType, parts: [LayoutPart]) {
    self.wrapped = wrapped
    self.parts = parts
  }
}
