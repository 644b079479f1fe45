export const participantErrors = {
  training_full: 409,
  training_closed: 409,
  invitation_needed: 409,
  already_participant: 409,
  participant_state: 409,
  already_waiting: 409,
  waiting_state: 409,
  session_not_begun: 409,
  outcome_contradicts: 409,
  outcomes_missing: 409,
  offer_unknown: 404,
  offer_over: 409,
} as const
