import { Switch } from '#kit/web/ui/inputs/switch.tsx'
import { type FieldProps, useField } from './field.tsx'

/** A switch: on or off, of which each is an answer, so it is never optional. */
export function SwitchField(field: FieldProps) {
  const { value, isOptional: _, maxLength: __, ...input } = useField({ ...field, isRequired: true })
  return (
    <Switch {...input} checked={value === true} onChange={(event) => input.onChange(event.currentTarget.checked)} />
  )
}
