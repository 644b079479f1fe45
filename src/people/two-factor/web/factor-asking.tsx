import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import { signOut } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { ConfirmForm, hasFactor } from './confirm-form.shown.tsx'
import { FactorDialog } from './factor-dialog.tsx'
import { canUsePasskeys } from './passkey-ceremonies.shown.ts'

type Task = 'addAuthenticator' | 'addPasskey'

/**
 * Covers the application until a user of the office has used a second factor, or has set one up, here or in another
 * tab.
 */
export function FactorAsking({ onDone, footer }: { onDone: () => void; footer?: ReactNode }) {
  const t = useText()
  const format = useFormat()
  const { data, error, refetch } = useApi(twoFactor.mine, {})
  const [task, setTask] = useState<Task | null>(null)
  const factors = data?.data
  // The recovery codes are shown once: the application continues only after they were read.
  const isDone = factors?.is_due === false && task === null
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) done()
  }, [isDone])

  const isThere = factors !== undefined && hasFactor(factors) && task === null
  const date = factors?.required_from && format.date(factors.required_from)
  const intro = date && t(isThere ? 'twoFactor.step_up_text' : 'twoFactor.ask_text', { date })
  return (
    <Page title={t(isThere ? 'twoFactor.step_up_title' : 'twoFactor.ask_title')} intro={intro}>
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
