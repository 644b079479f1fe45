import { fullName } from '#kit/contract/values/full-name.ts'
import { PasswordField } from '#kit/web/form/fields/field-password.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { type Account, users } from '#people/users/contract/users.ts'

/** For a user who cannot get a link by mail: a password that they get in another way. */
export function PasswordDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText()
  const name = fullName(account)
  return (
    <Dialog title={t('users.password_title', { name })} onClose={onClose}>
      <Form
        endpoint={users.setPassword}
        params={{ id: account.id }}
        values={{ password: '', password_confirmation: '' }}
        isDiscardable
        onSent={() => {
          toast(t('users.password_set', { name }))
          onClose()
        }}
      >
        <Stack>
          <Text tone="soft">{t('users.password_text')}</Text>
          <PasswordField
            name="password"
            label="users.password"
            hint="users.password_hint"
            autoComplete="new-password"
          />
          <PasswordField name="password_confirmation" label="users.password_confirmation" autoComplete="new-password" />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton>{t('users.act_setPassword')}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
