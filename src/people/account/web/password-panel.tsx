import { useState } from 'react'
import { PasswordField } from '#kit/web/form/fields/field-password.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { account } from '#people/account/contract/account.ts'

const blank = { current_password: '', password: '', password_confirmation: '' }

/** Changes the password, with the present one as confirmation. */
export function PasswordPanel() {
  const t = useText()
  const [changes, setChanges] = useState(0)
  return (
    <Panel title={t('account.password')}>
      <Text tone="soft">{t('account.password_intro')}</Text>
      <Form
        key={changes}
        isDiscardable
        endpoint={account.changePassword}
        values={blank}
        onSent={() => {
          setChanges(changes + 1)
          toast(t('account.password_changed'))
        }}
      >
        <Stack>
          <PasswordField name="current_password" label="account.current_password" autoComplete="current-password" />
          <PasswordField
            name="password"
            label="session.new_password"
            hint="session.new_password_hint"
            autoComplete="new-password"
          />
          <PasswordField
            name="password_confirmation"
            label="session.password_confirmation"
            autoComplete="new-password"
          />
          <Row>
            <SubmitButton kind="plain">{t('account.password_save')}</SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Panel>
  )
}
