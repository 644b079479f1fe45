import { useEffect, useEffectEvent, useState } from 'react'
import { passkeys } from '#contract/two-factor/passkeys.ts'
import { twoFactor } from '#contract/two-factor/two-factor.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toastError } from '#web/kit/overlay/toast.ts'
import { Page } from '#web/kit/page/page.tsx'
import { signOut } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel, Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { canUsePasskeys, signInByPasskey } from '#web/pieces/passkey-ceremonies.ts'
import { FactorDialog } from './factor-dialog.tsx'

/** Stands before everything else until whoever works in the office has a second factor, set up here or in another tab. */
export function FactorAsking({ onDone }: { onDone: () => void }) {
  const t = useText()
  const format = useFormat()
  const { data, error, refetch } = useApi(twoFactor.mine, {})
  const [isSetting, setSetting] = useState(false)
  const factors = data?.data
  // The recovery codes are shown once: nothing goes on before they were read.
  const isDone = factors?.is_due === false && !isSetting
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) done()
  }, [isDone])

  const date = factors?.required_from && format.date(factors.required_from)
  return (
    <Page title={t('twoFactor.ask_title')} intro={date && t('twoFactor.ask_text', { date })} width="medium">
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="12rem" />}
      {factors && (
        <Panel title={t('twoFactor.authenticator')}>
          <Stack>
            <Text tone="soft">{t('twoFactor.authenticator_text')}</Text>
            <Row>
              <Button kind="primary" onClick={() => setSetting(true)}>
                {t('twoFactor.set_up')}
              </Button>
              <UsePasskey onUsed={() => void refetch()} />
              <Button kind="quiet" onClick={() => void signOut()}>
                {t('app.sign_out')}
              </Button>
            </Row>
          </Stack>
          {isSetting && <FactorDialog task="addAuthenticator" factors={factors} onClose={() => setSetting(false)} />}
        </Panel>
      )}
    </Page>
  )
}

/** Whoever came by the password although they have a passkey shows that. */
function UsePasskey({ onUsed }: { onUsed: () => void }) {
  const t = useText()
  const { data } = useApi(passkeys.list, {})
  const [isBusy, setBusy] = useState(false)
  if (!data?.data.length || !canUsePasskeys()) return null
  async function use() {
    setBusy(true)
    await signInByPasskey().then(onUsed, () => toastError(new Error(t('session.passkey_failed'))))
    setBusy(false)
  }
  return (
    <Button isBusy={isBusy} onClick={() => void use()}>
      {t('twoFactor.passkey_use')}
    </Button>
  )
}
