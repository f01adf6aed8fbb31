/// What a visit at the vet's is for.
public enum VisitType: CaseIterable {
  /// A check of a healthy pet.
  case well

  /// Something is wrong.
  case sick
}
