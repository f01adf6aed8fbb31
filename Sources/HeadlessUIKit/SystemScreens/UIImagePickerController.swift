/// The system's screen for choosing a picture; what the user does there is not modelled.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The user's pictures.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The user's albums.
    case savedPhotosAlbum = 2
  }

  /// What is known of a choice.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the piece.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary

  /// Whether the user can cut the picture; kept, and not used.
  open var allowsEditing = false

  /// The kinds of what can be chosen; kept, and not used.
  open var mediaTypes = ["public.image"]

  /// Returns whether there are pictures from somewhere; there is no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}
