import FlowChecking
import FlowReports
import Foundation
import HeadlessUIKit
import ModelChecking

/// What the environment of the process says of how to explore.
struct Environment: Sendable {
  private let values: [String: String]

  /// Looks at some variables, those of the process unless others are given.
  init(_ values: [String: String] = ProcessInfo.processInfo.environment) {
    self.values = values
  }

  /// The folder that reports are written to; nil when none are.
  var reportFolder: String? { self[.report] }

  /// Returns some settings with what the environment says instead.
  ///
  /// - Throws: ``EnvironmentError`` for the first variable that says nothing.
  func over(_ settings: ExplorationSettings) throws(EnvironmentError) -> ExplorationSettings {
    var settings = settings
    settings.seed = try value(of: .seed) { Seed($0) } ?? settings.seed
    settings.impatience = try value(of: .impatience, count) ?? settings.impatience
    settings.profiles =
      try value(of: .profile) { UIKitProfile($0) }.map { [$0] } ?? settings.profiles
    if let time = try value(of: .time, TimeText.duration) {
      settings.limits = settings.limits ?? Limits()
      settings.limits?.time = time
    }
    if let states = try value(of: .states, count) {
      settings.limits = settings.limits ?? Limits()
      settings.limits?.states = states
    }
    return settings
  }

  /// The value of a variable; nil when there is none, or nothing in it.
  private subscript(_ variable: EnvironmentVariable) -> String? {
    values[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func value<Value>(
    of variable: EnvironmentVariable, _ read: (String) -> Value?
  ) throws(EnvironmentError) -> Value? {
    guard let text = self[variable] else { return nil }
    if let value = read(text) { return value }
    throw EnvironmentError(variable: variable, value: text)
  }

  private func count(_ text: String) -> Int? {
    Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
