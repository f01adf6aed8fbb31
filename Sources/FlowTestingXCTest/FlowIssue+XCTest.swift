package import FlowChecking
import FlowReports
package import FlowTesting
package import XCTest

#if os(Linux)
  extension FlowIssue {
    /// Records the issue in a test, at a place unless it has one of its own.
    ///
    /// XCTest on Linux knows neither warnings, which are printed as it prints failures, nor
    /// attachments.
    package func record(in test: XCTestCase, at place: CodeLocation) {
      let place = location ?? place
      guard isWarning else {
        return test.recordFailure(
          withDescription: text, inFile: place.filePath, atLine: place.line, expected: true)
      }
      print("\(place.filePath):\(place.line): warning: \(test.name) : \(text)")
    }
  }
#else
  extension FlowIssue {
    /// Records the issue in a test, at a place unless it has one of its own, with its files as
    /// attachments.
    ///
    /// A warning is printed, as XCTest prints failures.
    package func record(in test: XCTestCase, at place: CodeLocation) {
      let place = location ?? place
      guard !isWarning else {
        return print("\(place.filePath):\(place.line): warning: \(test.name) : \(text)")
      }
      let source = XCTSourceCodeLocation(filePath: place.filePath, lineNumber: place.line)
      test.record(
        XCTIssue(
          type: .assertionFailure, compactDescription: text, detailedDescription: nil,
          sourceCodeContext: XCTSourceCodeContext(location: source), associatedError: nil,
          attachments: files.map { file in
            let attachment = XCTAttachment(string: file.text)
            attachment.name = file.name
            return attachment
          }))
    }
  }
#endif
