public import Foundation

/// A picture, of which nothing is modelled: it is there so that calls with one compile.
open class UIImage: NSObject {}
