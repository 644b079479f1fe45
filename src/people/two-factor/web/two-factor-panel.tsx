import { Suspense, useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type OwnFactors, twoFactor } from '#people/two-factor/contract/two-factor.ts'
import { hasFactor } from './confirm-form.shown.tsx'
import type { FactorTask } from './factor-dialog.tsx'
import { PasskeyList } from './passkey-list.tsx'

const FactorDialog = lazyPart(() => import('./factor-dialog.tsx'), 'FactorDialog')

/** The reader's second factors. */
export function TwoFactorPanel() {
  const t = useText()
  const { data, error, refetch } = useApi(twoFactor.mine, {})
  const [task, setTask] = useState<FactorTask | null>(null)
  return (
    <Panel title={t('twoFactor.title')}>
      <Text tone="soft">{t('twoFactor.intro')}</Text>
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PanelSkeleton label={t('app.loading')} />}
      {data && <Factors factors={data.data} onTask={setTask} />}
      {data && task && (
        <Suspense>
          <FactorDialog task={task} factors={data.data} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </Panel>
  )
}

function Factors({ factors, onTask }: { factors: OwnFactors; onTask: (task: FactorTask) => void }) {
  const t = useText()
  const format = useFormat()
  const { authenticator_since: since, recovery_codes_left: count, required_from } = factors
  const isOwed = required_from && !hasFactor(factors)
  return (
    <>
      {isOwed && <Notice tone="waiting">{t('twoFactor.required', { date: format.date(required_from) })}</Notice>}
      <ul>
        <RecordRow
          name={
            <Text as="h3" isStrong>
              {t('twoFactor.authenticator')}
            </Text>
          }
          badge={
            <StatusBadge tone={since ? 'good' : 'quiet'}>{t(since ? 'twoFactor.on' : 'twoFactor.off')}</StatusBadge>
          }
          acts={
            <Button onClick={() => onTask(since ? 'removeAuthenticator' : 'addAuthenticator')}>
              {t(since ? 'twoFactor.remove' : 'twoFactor.set_up')}
            </Button>
          }
        >
          {t('twoFactor.authenticator_text')}{' '}
          {since && t('twoFactor.authenticator_since', { date: format.date(since) })}
        </RecordRow>
        <PasskeyList onTask={onTask} />
        {(since || count > 0) && (
          <RecordRow
            name={
              <Text as="h3" isStrong>
                {t('twoFactor.recovery')}
              </Text>
            }
            acts={<Button onClick={() => onTask('renewRecoveryCodes')}>{t('twoFactor.renew')}</Button>}
          >
            {t('twoFactor.recovery_left', { count })}
          </RecordRow>
        )}
      </ul>
    </>
  )
}
