import type { FieldProps } from '#web/kit/form/field.tsx'
import { ChoicesField } from '#web/kit/form/field-choices.tsx'
import { useLevels } from './use-levels.ts'

/** The levels that something belongs to; none is all of them. */
export function LevelsField(field: FieldProps) {
  return <ChoicesField {...field} options={useLevels()} />
}
