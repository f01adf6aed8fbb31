extension UIViewController: ModelledObject {
  package func tellState(to listener: any StateListener) {
    listener.hear("title", text: title)
    listener.hear("style", number: modalPresentationStyle.rawValue)
    listener.hear("isModal", flag: isModalInPresentation)
    listener.hear("hidesTabs", flag: hidesBottomBarWhenPushed)
    listener.hear("appearance", number: appearance.rawValue)
    listener.hear("loaded", flag: viewIfLoaded != nil)
    listener.hear("parent", object: container)
    listener.hear("children", objects: contained)
    listener.hear("item", object: loadedNavigationItem)
    listener.hear("presentation", object: presentation)
    listener.hear("associated", values: associations.values)
    tellContainerState(to: listener)
  }
}
