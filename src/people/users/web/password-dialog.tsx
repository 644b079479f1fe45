import { fullName } from '#kit/contract/values/full-name.ts'
import { PasswordField } from '#kit/web/form/fields/field-password.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { type Account, users } from '#people/users/contract/users.ts'

/** For a user who cannot get a link by mail: a password that they get in another way. */
export function PasswordDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText()
  const name = fullName(account)
  return (
    <FormDialog
      title={t('users.password_title', { name })}
      text={t('users.password_text')}
      action={t('users.act_setPassword')}
      done={t('users.password_set', { name })}
      onClose={onClose}
      endpoint={users.setPassword}
      params={{ id: account.id }}
      values={{ password: '', password_confirmation: '' }}
      isDiscardable
    >
      <PasswordField name="password" label="users.password" hint="users.password_hint" autoComplete="new-password" />
      <PasswordField name="password_confirmation" label="users.password_confirmation" autoComplete="new-password" />
    </FormDialog>
  )
}
