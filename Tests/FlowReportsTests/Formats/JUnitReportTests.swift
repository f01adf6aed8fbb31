import Testing

@testable import FlowReports

/// JUnit's XML is what Jenkins and GitLab read, whatever things are called.
@Suite
struct JUnitReportTests {
  @Test
  func `a case is a promise, and a failure says where, why and how`() {
    #expect(
      JUnitReport(of: PaperReport.make()).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="Trips" tests="4" failures="2" errors="0" skipped="1">
            <properties>
              <property name="clew.tool" value="clew \(Version.current)"/>
              <property name="clew.strategy" value="exhaustive"/>
              <property name="clew.states" value="3"/>
              <property name="clew.transitions" value="4"/>
              <property name="clew.depth" value="2"/>
              <property name="clew.reach" value="exhaustive"/>
            </properties>
            <testcase classname="Trips" name="no leaked children">
              <failure type="clew.no-leaked-children" message="Plan is still a child (Trip.swift:7)">Trip.swift:7
        Plan is still a child (Trip.swift:7)
        0. launch  Home
        1. plan    Home | Plan
        2. done    Home
        replay: clew replay &#39;plan &gt; done&#39;</failure>
            </testcase>
            <testcase classname="Trips" name="balanced stack">
              <failure type="clew.balanced-stack" message="Home was removed">Trip.swift:7
        Home was removed
        0. launch  Home
        1. plan    Home | Plan
        2. done    Home
        replay: clew replay &#39;plan &gt; done&#39;</failure>
            </testcase>
            <testcase classname="Trips" name="no dead tap"/>
            <testcase classname="Trips" name="home again">
              <skipped message="undecided: the time was up"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test
  func `GitLab gets the file of a failure`() {
    let text = JUnitReport(of: PaperReport.make(), hasFiles: true).text
    #expect(
      text.contains(#"<testcase classname="Trips" name="balanced stack" file="Trip.swift">"#))
    #expect(text.contains(#"<testcase classname="Trips" name="no dead tap"/>"#))
  }

  @Test
  func `flows of one name are suites of two names`() {
    let report = Report(flows: [PaperReport.flow("A"), PaperReport.flow("A")])
    let text = JUnitReport(of: report).text
    #expect(text.contains(#"<testsuite name="A" "#))
    #expect(text.contains(#"<testsuite name="A (2)" "#))
  }

  @Test
  func `a promise of which nothing can be reached and a flow that is not the same twice fail`() {
    let text = JUnitReport(of: PaperReport.unsound()).text
    #expect(text.contains(#"<testsuite name="Wanted" tests="1" failures="1" "#))
    #expect(
      text.contains(
        #"<failure type="clew.no-dead-tap" message="no reachable state is as one should be">"#))
    #expect(text.contains(#"<testsuite name="Restless" tests="1" failures="1" "#))
    #expect(text.contains(#"<testcase classname="Restless" name="does the same every time">"#))
  }

  @Test(.enabled(if: Checker.hasXML), arguments: PaperReport.hostileNames)
  func `the schema is kept whatever things are called`(name: String) async throws {
    let text = JUnitReport(of: PaperReport.make(name, word: name)).text
    let check = try await Checker(
      ["xmllint", "--noout", "--schema", Checker.schema("junit.xsd")], on: text)
    #expect(check.status == 0, "\(check.output)")
  }

  @Test(.enabled(if: Checker.hasXML))
  func `the schema has no place for the file of a case`() async throws {
    let text = JUnitReport(of: PaperReport.make(), hasFiles: true).text
    let check = try await Checker(
      ["xmllint", "--noout", "--schema", Checker.schema("junit.xsd")], on: text)
    #expect(check.status == 3)
  }

  @Test(.enabled(if: Checker.hasPython), arguments: PaperReport.hostileNames)
  func `a reader of XML gets the names back`(name: String) async throws {
    let text = JUnitReport(of: PaperReport.make(name, word: name)).text
    let script =
      "import sys, xml.dom.minidom as m; sys.stdout.write("
      + "m.parse(sys.argv[1]).getElementsByTagName('testsuite')[0].getAttribute('name'))"
    let check = try await Checker(["python3", "-X", "utf8", "-c", script], on: text)
    #expect(check.output == Wording.visible(Wording.line(name)))
  }
}
