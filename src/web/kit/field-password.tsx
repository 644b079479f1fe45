import { PasswordInput } from '@mantine/core'
import { type FieldProps, useField } from './field.tsx'
import { useText } from './i18n.ts'

type PasswordFieldProps = FieldProps & { autoComplete: 'current-password' | 'new-password' }

/** A password, hidden until the reader asks to see it. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const t = useText()
  const { value, isOptional, maxLength: _, ...input } = useField(field)
  return (
    <PasswordInput
      {...input}
      autoComplete={autoComplete}
      aria-required={!isOptional}
      value={(value as string | null) ?? ''}
      visibilityToggleButtonProps={{ 'aria-label': t('app.show_password'), tabIndex: 0 }}
    />
  )
}
