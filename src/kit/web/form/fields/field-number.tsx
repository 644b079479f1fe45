import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { type FieldProps, useField } from './field.tsx'

/** An integer, with the numeric keyboard on phones. */
export function NumberField(field: FieldProps) {
  const { value, isOptional, maxLength: _, onChange, ...input } = useField(field)
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      autoComplete="off"
      aria-required={!isOptional}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s/g, ''))}
    />
  )
}
