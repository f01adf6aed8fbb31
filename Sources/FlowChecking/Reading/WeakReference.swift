/// A weak property by itself, to read one as it lies in memory.
struct WeakReference {
  weak var object: AnyObject?
}
