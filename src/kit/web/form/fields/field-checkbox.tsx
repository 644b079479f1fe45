import type { ReactNode } from 'react'
import { Checkbox } from '#kit/web/ui/inputs/checkbox.tsx'
import { type FieldProps, useField } from './field.tsx'

type CheckboxFieldProps = FieldProps & {
  /** Replaces the label, if it contains links. */
  children?: ReactNode
}

/** A checkbox, such as a consent. */
export function CheckboxField({ children, ...field }: CheckboxFieldProps) {
  const { value, label, isOptional, maxLength: _, ...input } = useField(field)
  return (
    <Checkbox
      {...input}
      label={children ?? label}
      aria-required={!isOptional}
      checked={value === true}
      onChange={(event) => input.onChange(event.currentTarget.checked)}
    />
  )
}
