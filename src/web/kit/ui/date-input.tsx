import { TextInput } from '@mantine/core'

type DateInputProps = {
  label: string
  hint?: string
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (value: string) => void
}

/** A calendar day outside a form, picked with the device's own calendar. */
export function DateInput({ label, hint, value, onChange }: DateInputProps) {
  return (
    <TextInput
      type="date"
      label={label}
      description={hint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
