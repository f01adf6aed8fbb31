/// One of several values that lie side by side.
@MainActor
struct LayoutPart {
  let label: String
  let offset: Int
  let layout: Layout
}
