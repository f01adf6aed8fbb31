/// The navigation stack in Promela, the language of SPIN.
///
/// Each event is one step, after which the promise is checked; places of lists that are not taken are
/// zero, so that equal lists are equal.
struct SpinModel {
  /// The stack that is written down.
  let stack: NavigationStack

  /// The model.
  var text: String {
    """
    byte stack[\(stack.stackLimit)]; byte height = 1;
    byte sheet[\(stack.sheetLimit)]; byte up;
    byte leaving[\(stack.animationLimit)]; byte going;
    byte child[\(stack.flowCount)];
    hidden byte place; hidden byte due[\(stack.flowCount)];

    inline judge() {
      \(eachFlow { "due[\($0)] = 0;" })
      \(count("stack", "height", from: 1))
      \(count("sheet", "up", from: 0))
      \(count("leaving", "going", from: 0))
      place = 0;
      \(eachFlow { "assert(due[\($0)] == child[\($0)]);" })
    }
    active proctype app() {
      do
    \((1..<stack.screenCount).map(open).joined(separator: "\n"))
    \(rest)
      od
    }
    """
  }

  private func open(_ screen: Int) -> String {
    let adopt = "child[\(screen % stack.flowCount)]++; judge()"
    return """
        :: d_step { (up == 0 && height < \(stack.stackLimit) && stack[height - 1] != \(screen)) ->
             stack[height] = \(screen); height++; \(adopt) }
        :: d_step { (up > 0 && up < \(stack.sheetLimit) && sheet[up - 1] != \(screen)) ->
             sheet[up] = \(screen); up++; \(adopt) }
        :: d_step { (up == 0 && stack[height - 1] != \(screen)) ->
             sheet[0] = \(screen); up = 1; \(adopt) }
      """
  }

  private var rest: String {
    let room = "going < \(stack.animationLimit)"
    return """
        :: d_step { (up == 0 && height > 1 && \(room)) -> \(pop("stack", "height")) }
        :: d_step { (up > 1 && \(room)) -> \(pop("sheet", "up")) }
        :: d_step { (up == 0 && height > 1) -> \(clear("stack", "height", downTo: 1)) }
        :: d_step { (up > 0) -> \(clear("sheet", "up", downTo: 0)) }
        :: d_step { (going > 0) -> child[leaving[0]]--; going--; \(shift) leaving[going] = 0; judge() }
      """
  }

  private func count(_ list: String, _ size: String, from first: Int) -> String {
    """
    place = \(first); do :: place < \(size) -> due[\(list)[place] % \(stack.flowCount)]++; place++ \
    :: else -> break od;
    """
  }

  private func pop(_ list: String, _ size: String) -> String {
    """
    \(size)--; leaving[going] = \(list)[\(size)] % \(stack.flowCount); going++; \
    \(list)[\(size)] = 0; judge()
    """
  }

  private func clear(_ list: String, _ size: String, downTo least: Int) -> String {
    """
    do :: \(size) > \(least) -> \(size)--; child[\(list)[\(size)] % \(stack.flowCount)]--; \
    \(list)[\(size)] = 0 :: else -> break od; judge()
    """
  }

  private var shift: String {
    (1..<max(1, stack.animationLimit)).map { "leaving[\($0 - 1)] = leaving[\($0)];" }
      .joined(separator: " ")
  }

  private func eachFlow(_ text: (Int) -> String) -> String {
    (0..<stack.flowCount).map(text).joined(separator: " ")
  }
}
