import { useState } from 'react'
import { twoFactor } from '#contract/two-factor/two-factor.ts'
import { CodeField } from '#web/kit/form/field-code.tsx'
import { PasswordField } from '#web/kit/form/field-password.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogActions } from '#web/kit/ui/dialog.tsx'
import { Row, Stack, Text } from '#web/kit/ui/layout.tsx'

type ConfirmFormProps = {
  /** Whether an app shows the reader codes. */
  hasCodes: boolean
  onConfirmed: () => void
  onClose: () => void
}

/** Asks for the password, or a code in its place: whoever finds the portal open on somebody’s desk has neither. */
export function ConfirmForm({ hasCodes, onConfirmed, onClose }: ConfirmFormProps) {
  const t = useText()
  const [isByCode, setByCode] = useState(false)
  return (
    <Form
      key={`${isByCode}`}
      endpoint={twoFactor.confirm}
      values={isByCode ? { code: '' } : { own_password: '' }}
      isDiscardable
      onSent={onConfirmed}
    >
      <Stack>
        <Text tone="soft">{t(isByCode ? 'twoFactor.confirm_text_code' : 'twoFactor.confirm_text')}</Text>
        {isByCode ? (
          <CodeField name="code" label="session.code" />
        ) : (
          <PasswordField name="own_password" label="account.current_password" autoComplete="current-password" />
        )}
        {hasCodes && (
          <Row>
            <Button kind="quiet" onClick={() => setByCode(!isByCode)}>
              {t(isByCode ? 'twoFactor.confirm_by_password' : 'twoFactor.confirm_by_code')}
            </Button>
          </Row>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <SubmitButton>{t('twoFactor.confirm')}</SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  )
}
