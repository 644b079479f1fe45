import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { account, type OwnSession } from '#people/account/contract/account.ts'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '~icons'

/** Where somebody is signed in, and the way out of each but this one. */
export function SessionsPanel() {
  const t = useText()
  const { data, error, refetch } = useApi(account.sessions, {})
  const endOthers = useSend(account.endOtherSessions, { onSent: () => toast(t('account.ended_others')) })

  async function askToEndOthers() {
    const isSure = await ask({
      title: t('account.end_others_question'),
      text: t('account.end_others_consequence'),
      action: t('account.end_others'),
    })
    if (isSure) endOthers.send({})
  }

  return (
    <Panel title={t('account.sessions')}>
      <Text tone="soft">{t('account.sessions_intro')}</Text>
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PanelSkeleton label={t('app.loading')} />}
      {data && (
        <ul>
          {data.data.map((one) => (
            <SessionRow key={one.id} session={one} />
          ))}
        </ul>
      )}
      {data && data.data.length > 1 && (
        <Row>
          <Button isBusy={endOthers.isPending} onClick={() => void askToEndOthers()}>
            {t('account.end_others')}
          </Button>
        </Row>
      )}
    </Panel>
  )
}

const icons = { computer: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet }

function SessionRow({ session }: { session: OwnSession }) {
  const t = useText()
  const format = useFormat()
  const end = useSend(account.endSession, { onSent: () => toast(t('account.ended')) })
  const { id, device, system, browser, address, last_seen_at, signed_in_at, is_this } = session
  const Icon = icons[device ?? 'computer']
  const parts = [system, browser].filter((part) => part !== null).join(', ')
  const name = device ? t(`account.device_${device}`, { name: parts }) : browser || t('account.device_unknown')
  return (
    <RecordRow
      name={
        <>
          <Icon size={20} aria-hidden="true" /> {name}
        </>
      }
      badge={is_this && <StatusBadge tone="good">{t('account.this_session')}</StatusBadge>}
      acts={
        !is_this && (
          <Button size="sm" isBusy={end.isPending} onClick={() => end.send({ id })}>
            {t('account.end')}
          </Button>
        )
      }
    >
      <span>{t('account.last_seen', { when: format.dateTime(last_seen_at), address })}</span>
      <span>{t('account.signed_in', { when: format.dateTime(signed_in_at) })}</span>
    </RecordRow>
  )
}
