export const trainingErrors = {
  training_state: 409,
  training_overlaps: 409,
  students_overlap: 409,
  training_undated: 409,
  training_begun: 409,
  session_held: 409,
  held_reason_needed: 409,
  training_not_over: 409,
  no_own_trainings: 403,
} as const
