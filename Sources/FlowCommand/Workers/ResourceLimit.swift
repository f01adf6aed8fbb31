import Foundation

/// How much of something a process may use.
///
/// The systems do not agree on whether such a resource is a number or a case of an enumeration.
struct ResourceLimit {
  /// How large a file with an image of a process that has crashed may be.
  static let imageSize = ResourceLimit(number(RLIMIT_CORE))

  private let resource: Int32

  private init(_ resource: some BinaryInteger) {
    self.resource = Int32(resource)
  }

  /// Sets what holds from now on, as far as it may.
  func set(to count: Int) {
    var limits = rlimit()
    getrlimit(.init(resource), &limits)
    limits.rlim_cur = min(.init(count), limits.rlim_max)
    setrlimit(.init(resource), &limits)
  }

  private static func number(_ resource: Int32) -> Int32 { resource }

  private static func number<Resource: RawRepresentable>(_ resource: Resource) -> Resource.RawValue
  {
    resource.rawValue
  }
}
