import type { FieldProps } from '#kit/web/form/fields/field.tsx'
import { ChoicesField } from '#kit/web/form/fields/field-choices.tsx'
import { useLevels } from './use-levels.shown.ts'

/** The levels that something belongs to; none is all of them. */
export function LevelsField(field: FieldProps) {
  return <ChoicesField {...field} options={useLevels()} />
}
