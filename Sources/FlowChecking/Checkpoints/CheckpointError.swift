/// Why an exploration cannot go on from what was saved.
package enum CheckpointError: Error, Hashable {
  /// It is something else.
  case isNone

  /// It was saved in another format.
  case format(Int)

  /// It is not what was saved.
  case isDamaged

  /// What was saved depends on something that is otherwise now.
  case differs(name: String, saved: String, present: String)
}

extension CheckpointError: CustomStringConvertible {
  /// What is wrong and what to do, in sentences that a colon goes before.
  package var description: String {
    switch self {
    case .isNone: "\(problem). Name another file, or begin anew without --resume."
    case .format, .isDamaged: "\(problem). Begin anew without --resume."
    case .differs: "\(problem). Say the same as then, or begin anew without --resume."
    }
  }

  /// What is wrong, without a full stop.
  package var problem: String {
    switch self {
    case .isNone: "this is no checkpoint"
    case .format(let number):
      "this checkpoint has format \(number), which another version of the tool writes"
    case .isDamaged: "this checkpoint is damaged"
    case .differs(let name, let saved, let present):
      "this checkpoint belongs to another run: there \(name) is \(saved), here \(present)"
    }
  }
}
