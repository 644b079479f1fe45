import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'
import { isOpen, type TrainingState, trainingSteps } from './trainings.flow.ts'

/** The fields that the office checks, with all that certificates print: an edit of these needs another verification. */
export const verifiedFields = [
  'title',
  'technique',
  'language',
  'kind',
  'sessions',
  'time_zone',
  'venue',
  'seats_max',
  'price',
] as const

/** Whether the office has to verify a training again after somebody edited fields of it: not after its own edits. */
export function returnsToOffice(editor: RoleHolder, state: TrainingState, edited: readonly string[]): boolean {
  return isOpen(state) && !verifies(editor) && verifiedFields.some((field) => edited.includes(field))
}

/** Whether somebody verifies trainings for the office. */
export function verifies(reader: RoleHolder): boolean {
  return hasPermission(reader, trainingSteps.accept.permission)
}
