extension Report {
  /// Writes the report to a file, without pages.
  ///
  /// - Throws: ``RegressionError`` when it cannot be written.
  public func write(to path: String) throws(RegressionError) {
    try FileWriting.write(json, to: path)
  }
}
