import { useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { TextInput, verbatim } from '#kit/web/ui/inputs/input.tsx'
import { IconEye, IconEyeOff } from '~icons'
import { type FieldProps, useField } from './field.tsx'

type PasswordFieldProps = FieldProps & { autoComplete: 'current-password' | 'new-password' | 'off' }

/** A password, with a button to show it. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const { value, isOptional, maxLength: _, ...input } = useField(field)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextInput
      {...input}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      {...verbatim}
      aria-required={!isOptional}
      value={(value as string | null) ?? ''}
      onChange={(event) => input.onChange(event.currentTarget.value)}
      adornment={
        <IconButton label={t('app.show_password')} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <Icon size={18} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
