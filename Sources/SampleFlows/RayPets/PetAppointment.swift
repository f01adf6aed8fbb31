import Foundation

/// A visit at the vet's.
public struct PetAppointment {
  /// When it is.
  public let date: Date

  /// How bad it is; nil when that was not asked.
  public let painLevel: PainLevel?

  /// What it is for.
  public let visitType: VisitType
}
