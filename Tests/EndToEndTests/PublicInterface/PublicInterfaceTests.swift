import Foundation
import Testing

/// What a user's package can name: it changes on purpose only, and each name says what it is.
@Suite
struct PublicInterfaceTests {
  @Test(arguments: PublicInterface.modules)
  func `the list of public symbols is current`(module: String) async throws {
    let file = Tool.package.appending(path: "Tests/Fixtures/PublicInterface/\(module).txt")
    let present = try await PublicInterface(of: module).text
    let committed = try? String(contentsOf: file, encoding: .utf8)
    let isCurrent = committed == present
    if !isCurrent { try present.write(to: file, atomically: true, encoding: .utf8) }
    #expect(
      isCurrent,
      "Tests/Fixtures/PublicInterface/\(module).txt was written anew; look at it and commit it.")
  }

  @Test(arguments: PublicInterface.modules)
  func `every public symbol is documented`(module: String) async throws {
    #expect(try await PublicInterface(of: module).undocumented == [])
  }
}
