/// How a tab bar looks; kept, and not used.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}
