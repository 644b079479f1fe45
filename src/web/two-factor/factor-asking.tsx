import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { twoFactor } from '#contract/two-factor/two-factor.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Page } from '#web/kit/page/page.tsx'
import { signOut } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel, Row, Stack, Text } from '#web/kit/ui/layout.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { ConfirmForm, hasFactor } from '#web/pieces/confirm-form.tsx'
import { canUsePasskeys } from '#web/pieces/passkey-ceremonies.ts'
import { FactorDialog } from './factor-dialog.tsx'

type Task = 'addAuthenticator' | 'addPasskey'

/** Stands before everything else until whoever works in the office has shown a second factor, or has set one up, here or in another tab. */
export function FactorAsking({ onDone, footer }: { onDone: () => void; footer?: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const { data, error, refetch } = useApi(twoFactor.mine, {})
  const [task, setTask] = useState<Task | null>(null)
  const factors = data?.data
  // The recovery codes are shown once: nothing goes on before they were read.
  const isDone = factors?.is_due === false && task === null
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) done()
  }, [isDone])

  const isThere = factors !== undefined && hasFactor(factors) && task === null
  const date = factors?.required_from && format.date(factors.required_from)
  const intro = date && t(isThere ? 'twoFactor.step_up_text' : 'twoFactor.ask_text', { date })
  return (
    <Page title={t(isThere ? 'twoFactor.step_up_title' : 'twoFactor.ask_title')} intro={intro} width="medium">
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="12rem" />}
      {factors && isThere && (
        <Panel title={t('twoFactor.confirm_title')}>
          <ConfirmForm
            factors={factors}
            onConfirmed={() => void refetch()}
            onLeave={() => void signOut()}
            leave={t('app.sign_out')}
          />
        </Panel>
      )}
      {factors && !isThere && (
        <Panel title={t('twoFactor.title')}>
          <Stack>
            <Text tone="soft">{t('twoFactor.authenticator_text')}</Text>
            {canUsePasskeys() && <Text tone="soft">{t('twoFactor.passkeys_text')}</Text>}
            <Row>
              <Button kind="primary" onClick={() => setTask('addAuthenticator')}>
                {t('twoFactor.set_up')}
              </Button>
              {canUsePasskeys() && <Button onClick={() => setTask('addPasskey')}>{t('twoFactor.passkey_add')}</Button>}
              <Button kind="quiet" onClick={() => void signOut()}>
                {t('app.sign_out')}
              </Button>
            </Row>
          </Stack>
          {task && <FactorDialog task={task} factors={factors} onClose={() => setTask(null)} />}
        </Panel>
      )}
      {task === null && footer}
    </Page>
  )
}
