import type { FieldProps } from '#kit/web/form/fields/field.tsx'
import { ChoicesField } from '#kit/web/form/fields/field-choices.tsx'
import { useLevels } from './use-levels.shown.ts'

/** The levels that something belongs to; none is all of them. */
export function LevelsField({ name }: Pick<FieldProps, 'name'>) {
  return <ChoicesField name={name} label="levels.field" hint="levels.field_hint" options={useLevels()} />
}
