/// A change of some characters of a source; the lines stay the same in number.
struct SourceEdit: Equatable {
  /// The bytes that go.
  let range: Range<Int>

  /// What comes in their place.
  let text: String

  /// What the reader of the source has to know, if anything.
  var warning: String?
}
