extension UIColor {
  /// Black.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// White.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// Grey.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)

  /// Dark grey.
  public static let darkGray = UIColor(red: 0.33, green: 0.33, blue: 0.33, alpha: 1)

  /// Light grey.
  public static let lightGray = UIColor(red: 0.67, green: 0.67, blue: 0.67, alpha: 1)

  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)

  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)

  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)

  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)

  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)

  /// The system's red.
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)

  /// The system's green.
  public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)

  /// The system's blue.
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)

  /// The system's yellow.
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)

  /// The system's orange.
  public static let systemOrange = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)

  /// The system's purple.
  public static let systemPurple = UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)

  /// The system's pink.
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)

  /// The system's teal.
  public static let systemTeal = UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1)

  /// The system's indigo.
  public static let systemIndigo = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)

  /// The system's grey.
  public static let systemGray = UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)

  /// The system's second grey.
  public static let systemGray2 = UIColor(red: 0.68, green: 0.68, blue: 0.7, alpha: 1)

  /// The system's fourth grey.
  public static let systemGray4 = UIColor(red: 0.82, green: 0.82, blue: 0.84, alpha: 1)

  /// The system's fifth grey.
  public static let systemGray5 = UIColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1)

  /// The system's sixth grey.
  public static let systemGray6 = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)

  /// What lies behind a screen.
  public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// What lies behind a group on a screen.
  public static let secondarySystemBackground = UIColor(
    red: 0.95, green: 0.95, blue: 0.97, alpha: 1)

  /// What lies behind grouped content.
  public static let systemGroupedBackground = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)

  /// Text.
  public static let label = UIColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// Text that matters less.
  public static let secondaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 1)

  /// What can be touched.
  public static let tint = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)

  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)
}
