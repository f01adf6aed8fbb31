/// A point of a picture.
struct MapPoint: Hashable {
  let x: Int
  let y: Int
}
