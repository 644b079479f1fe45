import { Checkbox, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldProps, useField } from './field.tsx'
import '#web/kit/ui/checkbox.css'

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

/** Something that is on or off. */
export function SwitchField(field: FieldProps) {
  const { value, isOptional: _, maxLength: __, ...input } = useField(field)
  return (
    <Switch
      {...input}
      withThumbIndicator={false}
      checked={value === true}
      onChange={(event) => input.onChange(event.currentTarget.checked)}
    />
  )
}
