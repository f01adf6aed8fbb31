// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of a link into the app from the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
