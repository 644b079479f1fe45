import { type FieldProps, useField } from '#kit/web/form/fields/field.tsx'
import { TimeInput } from '#kit/web/ui/inputs/dates/time-input.tsx'

/** A time of the day (`09:30`). */
export function TimeField(field: FieldProps) {
  const { value, isOptional, maxLength: _, ...input } = useField(field)
  return <TimeInput {...input} aria-required={!isOptional} value={(value as string | null) ?? ''} />
}
