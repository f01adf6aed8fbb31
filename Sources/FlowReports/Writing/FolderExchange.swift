import Foundation

/// Brings files into a folder all at once.
///
/// They are written to a new folder beside it, which has the old files that stay too, and then the two
/// change their names: whoever looks, also after a run that was killed, finds the old folder or the new
/// one. Only on file systems that cannot do this at once there are two renames, and between them both
/// folders have names that begin with a dot. A folder that has folders in it or that somebody stands in
/// stays; each file takes the name of the old one there, once it is known that all of them can be written.
struct FolderExchange {
  private let files: [ReportFile]
  private let folder: URL
  private let stage: URL
  private let old: URL
  private let path: String
  private let manager = FileManager.default

  /// Prepares to bring some files into a folder, which need not be there yet.
  init(of files: [ReportFile], at path: String) {
    self.files = files
    self.path = path
    folder = URL(filePath: path).resolvingSymlinksInPath()
    let beside = ".\(folder.lastPathComponent).\(UUID().uuidString)"
    stage = folder.deletingLastPathComponent().appending(path: "\(beside).new")
    old = folder.deletingLastPathComponent().appending(path: "\(beside).old")
  }

  /// Writes the files; old ones stay unless they are not wanted any more.
  ///
  /// - Throws: ``RegressionError`` when one cannot be written; all that was there is still there then.
  func perform(dropping isUnwanted: (String) -> Bool) throws(RegressionError) {
    defer { try? manager.removeItem(at: stage) }
    do {
      try manager.createDirectory(at: stage, withIntermediateDirectories: true)
    } catch {
      return try writeEach()
    }
    for file in files { try write(file) }
    guard canBeExchanged else { return try writeEach() }
    do {
      try exchange(dropping: isUnwanted)
    } catch {
      try writeEach()
    }
  }

  private func write(_ file: ReportFile) throws(RegressionError) {
    do {
      try Data(file.text.utf8).write(to: stage.appending(path: file.name))
    } catch {
      throw RegressionError(
        path: "\(path)/\(file.name)", line: nil, reason: "this could not be written")
    }
  }

  private func exchange(dropping isUnwanted: (String) -> Bool) throws {
    guard manager.fileExists(atPath: folder.path) else {
      return try manager.moveItem(at: stage, to: folder)
    }
    try keepOthers { !isUnwanted($0) }
    if NameExchange.swap(stage, folder) { return }
    try manager.moveItem(at: folder, to: old)
    do {
      try manager.moveItem(at: stage, to: folder)
    } catch {
      try manager.moveItem(at: old, to: folder)
      throw error
    }
    try manager.removeItem(at: old)
  }

  /// Gives old files a place in the new folder too.
  private func keepOthers(where isWanted: (String) -> Bool) throws {
    let new = Set(files.map(\.name))
    for name in try manager.contentsOfDirectory(atPath: folder.path)
    where !new.contains(name) && isWanted(name) {
      try manager.linkItem(at: folder.appending(path: name), to: stage.appending(path: name))
    }
    let attributes = try manager.attributesOfItem(atPath: folder.path)
    try manager.setAttributes(
      attributes.filter { $0.key == .posixPermissions }, ofItemAtPath: stage.path)
  }

  /// Whether the folder can be another one from now on: nobody stands in it, and no folder is in it.
  private var canBeExchanged: Bool {
    guard manager.fileExists(atPath: folder.path) else { return true }
    let here = URL(filePath: manager.currentDirectoryPath).resolvingSymlinksInPath()
    let types = (try? manager.contentsOfDirectory(atPath: folder.path))?.map { name in
      try? manager.attributesOfItem(atPath: folder.appending(path: name).path)[.type]
        as? FileAttributeType
    }
    return here.path != folder.path && manager.isWritableFile(atPath: folder.path)
      && types?.allSatisfy { $0 == .typeRegular } == true
  }

  /// Writes the files one by one.
  private func writeEach() throws(RegressionError) {
    for file in files { try FileWriting.write(file.text, to: "\(path)/\(file.name)") }
  }
}
