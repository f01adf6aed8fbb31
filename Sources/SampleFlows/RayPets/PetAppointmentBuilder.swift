import Foundation

/// An appointment in the making, filled in screen by screen.
public class PetAppointmentBuilder {
  /// When it is.
  public var date: Date

  /// How bad it is, once that has been said.
  public var painLevel: PainLevel?

  /// What it is for, once that has been said.
  public var visitType: VisitType?

  /// Creates a builder of which only the date is filled in.
  public init(date: Date) {
    self.date = date
  }

  /// Returns the appointment, or nil while it is not known what it is for.
  public func build() -> PetAppointment? {
    guard let visitType else { return nil }
    return PetAppointment(date: date, painLevel: painLevel, visitType: visitType)
  }
}
