import { Switch } from '@mantine/core'
import { type FieldProps, useField } from './field.tsx'
import '#kit/web/ui/styles/switch.css'

/** A switch: on or off. */
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
