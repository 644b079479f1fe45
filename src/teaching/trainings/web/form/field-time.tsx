import { TextInput } from '@mantine/core'
import { type FieldProps, useField } from '#kit/web/form/fields/field.tsx'

/** A time of the day (`09:30`), with the native picker. */
export function TimeField(field: FieldProps) {
  const { value, isOptional, maxLength: _, ...input } = useField(field)
  return (
    <TextInput
      {...input}
      type="time"
      aria-required={!isOptional}
      value={(value as string | null) ?? ''}
      onChange={(event) => input.onChange(event.currentTarget.value)}
    />
  )
}
