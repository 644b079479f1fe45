import { useState } from 'react'
import { TextInput, verbatim } from '#kit/web/ui/inputs/input.tsx'
import { type FieldProps, useField } from './field.tsx'

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  placeholder?: string
  isDisabled?: boolean
  /** No words, so a telephone capitalizes and corrects nothing. */
  isVerbatim?: boolean
  /** How the value is written while nobody types. */
  format?: (value: string) => string
}

/** A single-line text. */
export function TextField({
  type = 'text',
  autoComplete,
  placeholder,
  isDisabled,
  isVerbatim = type !== 'text',
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
      {...(isVerbatim && verbatim)}
      autoComplete={autoComplete}
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
