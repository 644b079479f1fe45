import { TextInput, verbatim } from '#kit/web/ui/inputs/input.tsx'
import { type FieldProps, useField } from './field.tsx'

/** A code that is used once: of an app, which phones and password managers fill in, or on paper. */
export function CodeField({ isOnPaper, ...field }: FieldProps & { isOnPaper?: boolean }) {
  const { value, isOptional: _, maxLength: __, ...input } = useField(field)
  return (
    <TextInput
      {...input}
      inputMode={isOnPaper ? 'text' : 'numeric'}
      autoComplete={isOnPaper ? 'off' : 'one-time-code'}
      {...verbatim}
      aria-required
      value={(value as string | null) ?? ''}
      onChange={(event) => input.onChange(event.currentTarget.value)}
    />
  )
}
