import { TextInput } from '#web/kit/ui/input.tsx'
import { type FieldProps, useField } from './field.tsx'

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  placeholder?: string
  isDisabled?: boolean
}

/** A single-line text. */
export function TextField({ type = 'text', autoComplete, placeholder, isDisabled, ...field }: TextFieldProps) {
  const { value, isOptional, maxLength: _, ...input } = useField(field)
  return (
    <TextInput
      {...input}
      type={type}
      inputMode={type === 'text' ? undefined : type}
      autoComplete={autoComplete}
      autoCapitalize={type === 'text' ? undefined : 'off'}
      spellCheck={type === 'text' ? undefined : false}
      placeholder={placeholder}
      disabled={isDisabled}
      aria-required={!isOptional}
      value={(value as string | null) ?? ''}
      onChange={(event) => input.onChange(event.currentTarget.value)}
    />
  )
}
