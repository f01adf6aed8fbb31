extension UIView {
  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }

  /// The distances that bars and the display's edge keep; none, since nothing is laid out.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Gives the view a rule of the layout.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    addConstraints([constraint])
  }

  /// Gives the view rules of the layout.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints += constraints
    NSLayoutConstraint.activate(constraints)
  }

  /// Takes rules of the layout away from the view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints.removeAll { constraints.contains($0) }
    NSLayoutConstraint.deactivate(constraints)
  }
}
