import { TextInput } from '@mantine/core'
import { type FieldProps, useField } from './field.tsx'

/** A calendar day, with the native date picker. */
export function DateField({ min, max, ...field }: FieldProps & { min?: string; max?: string }) {
  const { value, isOptional, maxLength: _, ...input } = useField(field)
  return (
    <TextInput
      {...input}
      type="date"
      min={min}
      max={max}
      aria-required={!isOptional}
      value={(value as string | null) ?? ''}
      onChange={(event) => input.onChange(event.currentTarget.value)}
    />
  )
}
