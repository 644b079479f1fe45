import { Switch } from '@mantine/core'
import { type FieldProps, useField } from './field.tsx'
import '#kit/web/ui/styles/switch.css'

/** A switch: on or off, of which each is an answer, so it is never optional. */
export function SwitchField(field: FieldProps) {
  const { value, isOptional: _, maxLength: __, ...input } = useField({ ...field, isRequired: true })
  return (
    <Switch
      {...input}
      withThumbIndicator={false}
      checked={value === true}
      onChange={(event) => input.onChange(event.currentTarget.checked)}
    />
  )
}
