import { trainingFields } from '#teaching/trainings/contract/trainings.fields.ts'

/** What is called so when two people change it at once. */
export const trainingLabels = {
  ...trainingFields.labels,
  time_zone: 'trainings.time_zone',
  venue: 'trainings.venue',
  sessions: 'trainings.sessions',
  state: 'trainings.state',
  attendances: 'trainings.attendances',
} as const
