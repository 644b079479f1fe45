import { useEffect, useEffectEvent, useState } from 'react'
import type { Output } from '#kit/contract/endpoint.ts'
import { send } from '#kit/web/calls/api.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { CodeField } from '#kit/web/form/fields/field-code.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { Secret } from '#kit/web/overlay/secret.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { hasKeyboard } from '#kit/web/page/focus/single-keys.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { QrCode } from '#kit/web/ui/content/qr-code.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'

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
        <Stack gap="xs">
          <Text tone="soft" size="sm">
            {t('twoFactor.set_up_secret')}
          </Text>
          <Secret>{given.secret.replace(/.{4}(?=.)/g, '$& ')}</Secret>
          {/* A phone cannot scan its own screen. */}
          {!hasKeyboard() && <a href={given.uri}>{t('twoFactor.open_app')}</a>}
        </Stack>
        <CodeField name="code" label="twoFactor.set_up_code" hint="twoFactor.set_up_code_hint" />
        <DialogActions>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <SubmitButton>{t('twoFactor.set_up_finish')}</SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  )
}
