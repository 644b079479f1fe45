import type { ReactNode } from 'react'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { type FieldProps, useField } from './field.tsx'

type CheckboxFieldProps = FieldProps & {
  /** In place of the label's text, where it has links in it. */
  children?: ReactNode
}

/** A yes that has to be given, as a consent. */
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
