import { useState } from 'react'
import { ApiError } from '#kit/web/calls/api-error.ts'
import { CodeField } from '#kit/web/form/fields/field-code.tsx'
import { PasswordField } from '#kit/web/form/fields/field-password.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { type OwnFactors, twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { canUsePasskeys, confirmByPasskey } from './passkey-ceremonies.shown.ts'

type ConfirmFormProps = {
  factors: OwnFactors
  onConfirmed: () => void
  /** The way out, and what it is called. */
  onLeave: () => void
  leave: string
}

export function hasFactor({ authenticator_since, has_passkeys }: OwnFactors): boolean {
  return authenticator_since !== null || has_passkeys
}

/**
 * The confirmation: by the password, or by the second factor of a user who has one. Somebody else at an open session has
 * neither.
 */
export function ConfirmForm({ factors, onConfirmed, onLeave, leave }: ConfirmFormProps) {
  const t = useText()
  const isByPassword = !hasFactor(factors)
  const hasCodes = factors.authenticator_since !== null || factors.recovery_codes_left > 0
  const passkey = factors.has_passkeys && canUsePasskeys() && <PasskeyButton onConfirmed={onConfirmed} />
  const leaving = <Button onClick={onLeave}>{leave}</Button>
  if (!isByPassword && !hasCodes)
    return (
      <Stack>
        <Text tone="soft">{t('twoFactor.confirm_text_passkey')}</Text>
        <DialogActions>
          {leaving}
          {passkey}
        </DialogActions>
      </Stack>
    )
  return (
    <Form
      endpoint={twoFactor.confirm}
      values={isByPassword ? { own_password: '' } : { code: '' }}
      isDiscardable
      onSent={onConfirmed}
    >
      <Stack>
        <Text tone="soft">{t(isByPassword ? 'twoFactor.confirm_text' : 'twoFactor.confirm_text_code')}</Text>
        {isByPassword ? (
          <PasswordField name="own_password" label="account.current_password" autoComplete="current-password" />
        ) : (
          // A phone’s keyboard of digits has no letters for a code on paper.
          <CodeField name="code" label="twoFactor.confirm_code" isOnPaper />
        )}
        {passkey && <Row>{passkey}</Row>}
        <DialogActions>
          {leaving}
          <SubmitButton>{t('twoFactor.confirm')}</SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  )
}

function PasskeyButton({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  async function use() {
    setBusy(true)
    await confirmByPasskey().then(onConfirmed, (error) =>
      toastError(error instanceof ApiError ? error : new Error(t('twoFactor.confirm_passkey_failed'))),
    )
    setBusy(false)
  }
  return (
    <Button isBusy={isBusy} onClick={() => void use()}>
      {t('twoFactor.confirm_by_passkey')}
    </Button>
  )
}
