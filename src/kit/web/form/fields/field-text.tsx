import { useState } from 'react'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { type FieldProps, useField } from './field.tsx'

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  placeholder?: string
  isDisabled?: boolean
  /** How the value is written while nobody types. */
  format?: (value: string) => string
}

/** A single-line text. */
export function TextField({
  type = 'text',
  autoComplete,
  placeholder,
  isDisabled,
  format = (value) => value,
  ...field
}: TextFieldProps) {
  const { value, isOptional, maxLength: _, ...input } = useField(field)
  const [isTyping, setTyping] = useState(false)
  const text = (value as string | null) ?? ''
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
      value={isTyping ? text : format(text)}
      onBlur={() => {
        setTyping(false)
        input.onBlur()
      }}
      onChange={(event) => {
        setTyping(true)
        input.onChange(event.currentTarget.value)
      }}
    />
  )
}
