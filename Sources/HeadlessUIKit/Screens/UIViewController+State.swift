extension UIViewController: ModelledObject {
  package var modelledState: [(label: String, value: Any?)] {
    [
      ("title", title), ("style", modalPresentationStyle.rawValue),
      ("isModal", isModalInPresentation), ("hidesTabs", hidesBottomBarWhenPushed),
      ("appearance", appearance.rawValue),
      ("loaded", viewIfLoaded != nil), ("parent", container), ("children", contained),
      ("item", loadedNavigationItem), ("presentation", presentation),
      ("associated", associations.values),
    ] + containerState
  }
}
