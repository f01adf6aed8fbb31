public import ModelChecking

/// Figures and reasons in words.
public enum Wording {
  /// Returns a number with its noun, such as "1 state" and "2,048 states".
  public static func count(_ number: Int, _ noun: String, ending: String = "s") -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : ending)"
  }

  /// Returns a number with commas between its thousands.
  public static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let groups = stride(from: digits.count, to: 0, by: -3).map {
      String(digits[max(0, $0 - 3)..<$0])
    }
    return (number < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// Returns why an exploration ended, to follow "explored" or "undecided".
  public static func reason(_ reason: StopReason) -> String {
    switch reason {
    case .exhausted: "everything was explored"
    case .cutAtViolations: "states that break a promise were not explored further"
    case .depth(let depth): "nothing was explored beyond \(count(depth, "event")) from launch"
    case .strategyEnded: "the strategy had nothing left to try"
    case .states(let limit): "the limit of \(count(limit, "state")) was reached"
    case .transitions(let limit): "the limit of \(count(limit, "transition")) was reached"
    case .edges(let percent): "\(percent) % of the known events were tried"
    case .events(let limit): "the limit of \(count(limit, "event")) was reached"
    case .time(let time): "the time of \(seconds(time)) was up"
    case .interrupted: "it was interrupted"
    case .firstViolation: "the first broken promise was to end it"
    case .keyTooCoarse: "states that the state key takes for the same behave differently"
    case .nondeterminism: "the flow does not behave the same every time"
    }
  }

  /// Returns how far an exploration went.
  public static func reach(_ reach: Reach) -> String {
    switch reach {
    case .exhaustive: "exhaustive"
    case .bounded(let reason): "bounded (\(self.reason(reason)))"
    case .sampled(let reason, let chance):
      "sampled (\(self.reason(reason)); \(likelihood(chance)) would lead to a new state)"
    }
  }

  private static func likelihood(_ chance: Double) -> String {
    guard chance > 0 else { return "hardly any further event" }
    let events = Int((1 / chance).rounded())
    return events == 1
      ? "almost every further event" : "about 1 in \(grouped(events)) further events"
  }

  /// Returns a time in seconds, such as "1.5 s".
  public static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let tenths = attoseconds / 100_000_000_000_000_000
    return tenths == 0 ? "\(seconds) s" : "\(seconds).\(tenths) s"
  }

  /// Returns a text as one line.
  public static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  /// Returns a text without the blanks around it.
  static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Returns names in a row, of which no more than so many are given.
  static func list(_ names: [String], atMost limit: Int) -> String {
    let shown = names.prefix(limit).joined(separator: ", ")
    let rest = names.count - limit
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }
}
