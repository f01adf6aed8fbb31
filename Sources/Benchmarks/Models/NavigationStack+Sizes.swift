extension NavigationStack {
  /// A size with 219 states.
  static var small: NavigationStack {
    NavigationStack(
      screenCount: 4, stackLimit: 3, sheetLimit: 2, animationLimit: 1, flowCount: 2)
  }

  /// Size S of the benchmarks, with 15,617 states.
  ///
  /// The benchmarks give 50,022 transitions for it, the number that SPIN and TLC print, both of which
  /// count the initial state as if a transition had led to it. There are 50,021.
  static var benchmark: NavigationStack {
    NavigationStack(
      screenCount: 6, stackLimit: 4, sheetLimit: 2, animationLimit: 2, flowCount: 2)
  }

  /// Size M of the benchmarks, with 116,363 states.
  static var large: NavigationStack {
    NavigationStack(
      screenCount: 6, stackLimit: 5, sheetLimit: 2, animationLimit: 2, flowCount: 3)
  }

  /// Size L of the benchmarks, with 1,162,120 states.
  static var veryLarge: NavigationStack {
    NavigationStack(
      screenCount: 7, stackLimit: 5, sheetLimit: 2, animationLimit: 3, flowCount: 3)
  }

  /// Size X of the benchmarks, with 9,439,089 states.
  static var extraLarge: NavigationStack {
    NavigationStack(
      screenCount: 8, stackLimit: 5, sheetLimit: 2, animationLimit: 4, flowCount: 3)
  }

  /// The same with a fault: see ``leaks``.
  var leaking: NavigationStack {
    var faulty = self
    faulty.leaks = true
    return faulty
  }
}
