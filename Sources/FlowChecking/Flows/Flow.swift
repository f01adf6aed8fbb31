public import HeadlessUIKit

/// A navigation flow under test: how it is launched, and what can happen to it.
///
/// The code that it launches is the app's own. What UIKit does by itself (back, swipes, sheets, tabs,
/// bar buttons, alerts) need not be declared.
@MainActor
public protocol Flow {
  /// The type of the coordinator at the root.
  associatedtype Root: AnyObject

  /// The name by which reports and the command line call the flow; the type's name by default,
  /// without an ending "Flow".
  var name: String { get }

  /// Launches the flow in a fresh window and returns the coordinator at its root.
  ///
  /// Called many times: whatever it makes must be new each time, and the same each time. Dates,
  /// random numbers and the like have to be given to the app from here.
  func launch(in window: UIWindow) -> Root

  /// What the app's own screens and its surroundings can do.
  var events: [FlowEvent] { get }

  /// What must be true of every state; the standard invariants by default.
  var properties: [FlowProperty] { get }

  /// What UIKit may complain about though the flow keeps its promises; nothing by default.
  ///
  /// The invariants ``FlowProperty/noRefusedRequest`` and ``FlowProperty/noUIKitWarning`` pass over
  /// it. An exception cannot be accepted.
  var acceptedComplaints: Set<UIKitComplaint> { get }

  /// What makes two states different; everything by default.
  var stateKey: StateKey { get }
}

extension Flow {
  /// The type's name, without an ending "Flow".
  public var name: String {
    let name = "\(Self.self)"
    return name.hasSuffix("Flow") && name != "Flow" ? String(name.dropLast(4)) : name
  }

  /// The standard invariants.
  public var properties: [FlowProperty] { .standard }

  /// Nothing.
  public var acceptedComplaints: Set<UIKitComplaint> { [] }

  /// Everything.
  public var stateKey: StateKey { .everything }
}
