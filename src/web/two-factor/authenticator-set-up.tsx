import { useEffect, useEffectEvent, useState } from 'react'
import type { Output } from '#contract/kit/endpoint.ts'
import { twoFactor } from '#contract/two-factor/two-factor.ts'
import { send } from '#web/kit/calls/api.ts'
import type { ApiError } from '#web/kit/calls/api-error.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { CodeField } from '#web/kit/form/field-code.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogActions } from '#web/kit/ui/dialog.tsx'
import { Stack, Text } from '#web/kit/ui/layout.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { QrCode } from '#web/pieces/qr-code.tsx'
import styles from './two-factor.module.css'

type SetUpProps = { onAdded: (recoveryCodes: string[] | null) => void; onClose: () => void }
type Given = Output<typeof twoFactor.beginAuthenticator>['data']

const blank = { code: '' }

/** The secret for an app, as a picture and as text, and a first code in return. */
export function AuthenticatorSetUp({ onAdded, onClose }: SetUpProps) {
  const t = useText()
  const [given, setGiven] = useState<Given | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const begin = useEffectEvent(() => {
    setError(null)
    send(twoFactor.beginAuthenticator, {}).then(({ data }) => setGiven(data), setError)
  })
  useEffect(() => begin(), [])
  if (error) return <ErrorPanel error={error} onRetry={begin} />
  if (!given) return <Skeleton height="22rem" />
  return (
    <Form
      endpoint={twoFactor.finishAuthenticator}
      values={blank}
      isDiscardable
      onSent={({ data }) => {
        toast(t('twoFactor.added'))
        onAdded(data.recovery_codes)
      }}
    >
      <Stack>
        <Text tone="soft">{t('twoFactor.set_up_scan')}</Text>
        <QrCode text={given.uri} label={t('twoFactor.qr_label')} />
        <div>
          <Text tone="soft" size="sm">
            {t('twoFactor.set_up_secret')}
          </Text>
          <p className={styles.secret}>{given.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
          <a className={styles.open} href={given.uri}>
            {t('twoFactor.open_app')}
          </a>
        </div>
        <CodeField name="code" label="twoFactor.set_up_code" hint="twoFactor.set_up_code_hint" />
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <SubmitButton>{t('twoFactor.set_up_finish')}</SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  )
}
