import FlowChecking
import FlowReports
import Folders
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// One file for each fault: written, shortened, and never lost.
@MainActor @Suite
struct RegressionFolderTests {
  private let folder: TemporaryFolder
  private let name = "SheetPulledDownUnnoticed-no-leaked-children-8235dcc8.trace"

  init() throws {
    folder = try TemporaryFolder()
  }

  /// One profile is enough: a file is written in the same way whatever the profile.
  private func explorer(of flow: some Flow, within limits: Limits = Limits()) throws
    -> FlowExplorer
  {
    try FlowExplorer(of: flow, within: limits, profiles: [.newest], unspecified: false)
  }

  /// Explores a flow with the folder, as the tool does, and returns what is found.
  @discardableResult
  private func explore(_ flow: some Flow, within limits: Limits = Limits()) throws
    -> FlowExploration
  {
    var files = RegressionFolder(at: folder.path)
    let exploration = try explorer(of: flow, within: limits).explore(
      retrying: files.regressions(of: flow.name), onFault: { files.save($0, of: flow.name) })
    files.save(exploration)
    #expect(files.errors == [])
    return exploration
  }

  private func text(
    _ events: String..., saying count: Int? = nil, flow: String = "SheetPulledDownUnnoticed"
  )
    -> String
  {
    """
    # A regression of clew \(Version.current): the events that break a promise, one a line.
    # flow: \(flow)
    # property: no leaked children
    # events: \(count ?? events.count)
    # PetAppointmentBuilderCoordinator is still a child of HomeCoordinator, but none of its screens \
    is left

    """ + events.map { "\($0)\n" }.joined()
  }

  @Test
  func `a fault has a file of its own, the same to the byte every time`() throws {
    try explore(RayPetsFlow.sheetPulledDownUnnoticed)
    #expect(
      try folder.names == [
        name, "SheetPulledDownUnnoticed-onDismissed-runs-exactly-once-387dcb4e.trace",
      ])
    #expect(try folder.read(name) == text("schedule", "pull sheet down"))
  }

  @Test
  func `a file says the profile where it is not the newest`() throws {
    var files = RegressionFolder(at: folder.path)
    let explorer = try FlowExplorer(
      of: HowToCodeFlow.firstScreenForgottenByBackMenu, profiles: [.iOS14], unspecified: false)
    files.save(explorer.explore())
    let lines = try folder.read(folder.names[0]).split(separator: "\n")
    #expect(lines[3] == "# profile: iOS 14–17")
    #expect(lines.suffix(3) == ["learn", "next", "hold back, choose Home"])
  }

  @Test
  func `a sound flow leaves no file, and makes no folder`() throws {
    var files = RegressionFolder(at: "\(folder.path)/new")
    files.save(try explorer(of: RayPetsFlow()).explore())
    #expect(try folder.names == [])
    files.save(try explorer(of: RayPetsFlow.sheetPulledDownUnnoticed).explore())
    #expect(try folder.names == ["new"])
  }

  @Test
  func `a shorter trace takes the place of a longer one, and not the other way round`() throws {
    let long = ["schedule", "press Cancel", "schedule", "pull sheet down"]
    try folder.write(text(long[0], long[1], long[2], long[3]), to: name)
    try explore(RayPetsFlow.sheetPulledDownUnnoticed, within: .depth(1))
    #expect(try folder.read(name) == text(long[0], long[1], long[2], long[3]))
    try explore(RayPetsFlow.sheetPulledDownUnnoticed)
    #expect(try folder.read(name) == text("schedule", "pull sheet down"))
    let before = try folder.names
    try explore(RayPetsFlow.sheetPulledDownUnnoticed)
    #expect(try folder.names == before)
  }

  @Test
  func `a trace as short as another stays as somebody wrote it`() throws {
    let own = text("schedule", "pull sheet down") + "# seen by a customer\n"
    try folder.write(own, to: name)
    try explore(RayPetsFlow.sheetPulledDownUnnoticed)
    #expect(try folder.read(name) == own)
  }

  @Test(arguments: [["schedule", "jump"], ["schedule"]])
  func `a trace that shows nothing any more gives way to one that does`(_ events: [String]) throws {
    try folder.write(
      "# flow: SheetPulledDownUnnoticed\n# property: no leaked children\n"
        + events.joined(separator: "\n"), to: name)
    try explore(RayPetsFlow.sheetPulledDownUnnoticed)
    #expect(try folder.read(name) == text("schedule", "pull sheet down"))
  }

  @Test
  func `a stale file of a flow that is mended is left as it is`() throws {
    let stale = text("schedule", "jump", flow: "RayPets")
    try folder.write(stale, to: "old.trace")
    let exploration = try explore(RayPetsFlow())
    #expect(try folder.names == ["old.trace"])
    #expect(try folder.read("old.trace") == stale)
    #expect(exploration.outcome == .holds)
    let report = TextReport().text(of: exploration)
    #expect(
      report.contains(
        """

          1 regression tried first: 1 stale
          stale: old.trace, step 2 of 2, "jump": on offer are visit(well), visit(sick), press Cancel, \
        pull sheet down, pull sheet down, cancelled

        """), "\(report)")
  }

  @Test
  func `a file that cannot be read is left as it is, and told of once`() throws {
    let half = "# flow: SheetPulledDownUnnoticed\n# property: no leaked children\n# events: 2\nsche"
    try folder.write(half, to: name)
    var files = RegressionFolder(at: folder.path)
    files.save(try explorer(of: RayPetsFlow.sheetPulledDownUnnoticed).explore())
    #expect(try folder.read(name) == half)
    #expect(
      files.errors.map(\.description) == [
        "\(folder.path)/\(name):4: the file has 1 event, though \"# events:\" says 2."
      ])
    #expect(try folder.names.count == 2)
  }

  @Test
  func `a folder that cannot be written to is told of for each file`() throws {
    let path = try folder.write("", to: "file")
    var files = RegressionFolder(at: "\(path)/in")
    let exploration = try FlowExplorer(of: RayPetsFlow.childNotHeld).explore()
    files.save(exploration)
    files.save(exploration)
    #expect(
      files.errors.map(\.description) == [
        "\(path)/in/ChildNotHeld-no-dead-tap-17c70299.trace: this could not be written."
      ])
    #expect(try folder.names == ["file"])
  }

  @Test
  func `other files are not looked at`() throws {
    try folder.write("nothing to do with it", to: "README.md")
    #expect(RegressionFolder(at: folder.path).errors == [])
    let file = "\(folder.path)/README.md"
    #expect(
      RegressionFolder(at: file).errors.map(\.description) == [
        "\(file): this is no folder to read."
      ])
  }
}
