import HeadlessUIKit

extension StateReader: StateListener {
  func hear(_ label: String, flag: Bool) {
    within(label) { combine(number: flag ? 1 : 0) }
  }

  func hear(_ label: String, number: Int) {
    within(label) { combine(number: number) }
  }

  func hear(_ label: String, text: String?) {
    within(label) {
      combine(isPresent: text != nil)
      if let text { combine(text: text) }
    }
  }

  func hear(_ label: String, object: AnyObject?) {
    within(label) { combine(reference: object) }
  }

  func hear<Element: AnyObject>(_ label: String, objects: [Element]?) {
    hear(label, number: objects?.count ?? -1)
    guard let objects else { return }
    let plain = unsafeBitCast(objects, to: [AnyObject].self)
    for object in plain { within(label) { within("[]") { combine(reference: object) } } }
  }

  func hear(_ label: String, values: [Any?]) {
    hear(label, number: values.count)
    guard !values.isEmpty else { return }
    for value in values { within(label) { within("[]") { combine(optional: value) } } }
  }
}
