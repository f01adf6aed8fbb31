/// How a toolbar looks; kept, and not used.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
