import Foundation

/// Tells how much memory the process has.
struct MemoryGauge: Sendable {
  /// How many bytes a megabyte has.
  static let megabyte = 1 << 20

  #if canImport(Darwin)
    /// The bytes in memory now.
    var resident: Int {
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
      let status = withUnsafeMutablePointer(to: &info) { info in
        info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return status == KERN_SUCCESS ? Int(info.resident_size) : 0
    }
  #else
    private let file = open("/proc/self/statm", O_RDONLY)
    private let pageSize = sysconf(Int32(_SC_PAGESIZE))

    /// The bytes in memory now, or 0 where the system does not say.
    ///
    /// The second number of the file is the pages in memory: proc(5).
    var resident: Int {
      var text: InlineText = (0, 0, 0, 0, 0, 0, 0, 0)
      let count = withUnsafeMutableBytes(of: &text) { pread(file, $0.baseAddress, $0.count, 0) }
      let pages = withUnsafeBytes(of: text) { bytes in
        bytes.prefix(max(0, count)).split(separator: UInt8(ascii: " ")).dropFirst().first
          .map { $0.reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) } }
      }
      return (pages ?? 0) * pageSize
    }

    private typealias InlineText = (
      UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64
    )
  #endif
}
