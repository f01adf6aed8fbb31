public import Coordinators
import ModelChecking

/// Something that is true or false of a moment of a flow; formulas are made of them.
///
/// A moment is a state together with the event that has led to it. With impatience a state in motion
/// is a moment too, and what is true of it is what is true in the midst of the animation.
@MainActor
public struct FlowProposition {
  /// What a proposition is about.
  enum Subject {
    case state((FlowState) -> Bool)

    /// The event just taken, by its name or by what it is called with its values.
    case event(String)
  }

  /// Something that the text of a formula calls by a name, which may be wrong.
  struct Mention {
    let atom: NamedAtom
    let name: String
    let text: String
  }

  /// The words by which the proposition is called.
  public let name: String

  let subject: Subject
  private(set) var mention: Mention?

  /// Creates a proposition about the state.
  public init(_ name: String, _ check: @escaping (FlowState) -> Bool) {
    self.init(name: name, subject: .state(check))
  }

  init(name: String, subject: Subject, mention: Mention? = nil) {
    self.name = name
    self.subject = subject
    self.mention = mention
  }

  /// The user sees and can touch a screen or container of a type.
  public static func screen<Screen: UIViewController>(_ type: Screen.Type) -> Self {
    Self("screen(\(type))") { $0.isFrontmost(type) }
  }

  /// A screen or container of a type is on the window, seen or not.
  public static func stack<Screen: UIViewController>(_ type: Screen.Type) -> Self {
    Self("stack(\(type))") { $0.controllers.contains { $0 is Screen } }
  }

  /// A coordinator of a type can be reached from the root through the children.
  public static func coordinator<Child: Coordinator>(_ type: Child.Type) -> Self {
    Self("coordinator(\(type))") { $0.coordinators.contains { $0 is Child } }
  }

  /// Something is presented over the root of the window.
  public static var sheet: Self {
    Self("sheet") { $0.scene.window.rootViewController?.presentedViewController != nil }
  }

  /// The navigation stack in front has so many screens; 0 where there is no stack in front.
  public static func depth(_ count: Int) -> Self {
    Self("depth(\(count))") {
      ($0.frontmost(UINavigationController.self)?.viewControllers.count ?? 0) == count
    }
  }

  /// The event just taken is called so: by the name of its declaration, by its name with its values,
  /// such as "visit(well)", or by the user's words for a gesture, such as "back".
  public static func event(_ name: String) -> Self {
    Self(name: "event(\"\(name)\")", subject: .event(name))
  }
}
