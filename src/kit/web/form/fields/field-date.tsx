import { DateInput } from '#kit/web/ui/inputs/dates/date-input.tsx'
import { type FieldProps, useField } from './field.tsx'

/** A calendar day. */
export function DateField({ min, max, ...field }: FieldProps & { min?: string; max?: string }) {
  const { value, isOptional, maxLength: _, ...input } = useField(field)
  return <DateInput {...input} min={min} max={max} aria-required={!isOptional} value={(value as string | null) ?? ''} />
}
