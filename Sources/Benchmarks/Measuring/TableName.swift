/// What `--only` takes: the tables, each by its name.
enum TableName: String, CaseIterable {
  case values, spin, faults, flows, crashes, workers, reports
}
