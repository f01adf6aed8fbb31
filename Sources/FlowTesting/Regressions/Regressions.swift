public import FlowChecking
import FlowReports

/// The regressions of a flow that a folder holds: the arguments of a test.
///
///     @Test(arguments: await Regressions(of: TripsFlow()))
///     @MainActor func regression(_ regression: Regression) {
///       verify(TripsFlow(), replaying: regression)
///     }
///
/// A file that cannot be read is among them, and fails the test.
public struct Regressions: RandomAccessCollection, Sendable {
  private let elements: [Regression]

  /// Reads a folder, which need not be there yet; it lies beside the file of the test unless its path
  /// begins with a slash.
  @MainActor
  public init(
    of flow: some Flow, in folder: String = "Regressions", filePath: String = #filePath
  ) {
    let folder = RegressionFolder(at: folder, beside: filePath)
    elements =
      folder.files.filter { $0.isOf(flow.name) }.map { Regression($0) }
      + folder.errors.map { Regression($0) }
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many there are.
  public var endIndex: Int { elements.count }

  /// The regression at a place.
  public subscript(position: Int) -> Regression { elements[position] }
}
