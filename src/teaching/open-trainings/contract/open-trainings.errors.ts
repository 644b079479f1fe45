export const openTrainingErrors = {
  seat_costs_more: 409,
  seat_price_changed: 409,
  seats_are_for_students: 403,
  too_many_alerts: 409,
} as const
