export const responsibilityErrors = {
  responsibility_step_not_possible: 409,
  responsibility_closed: 409,
  evidence_closed: 409,
} as const
