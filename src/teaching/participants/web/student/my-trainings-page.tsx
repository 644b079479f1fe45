import type { ReactNode } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import { hasRole, useUser } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type OwnSeat, participants } from '#teaching/participants/contract/participants.ts'
import { isFinal } from '#teaching/trainings/contract/trainings.flow.ts'
import { MySeat } from './my-seat.tsx'
import { MyWaiting } from './my-waiting.tsx'

/** A student's own trainings: seats that are offered, those to come, what they wait for, and what was. */
export function MyTrainingsPage() {
  const t = useText()
  useUser()
  const { data, error, refetch } = useApi(participants.mine, {})
  if (!data && !error) return <PageSkeleton label={t('app.loading')} />
  const { seats = [], waiting = [] } = data?.data ?? {}
  const offers = waiting.filter(({ status }) => status === 'OFFERED')
  const queued = waiting.filter(({ status }) => status === 'WAITING')
  const ahead = seats.filter(isAhead).reverse()
  const past = seats.filter((seat) => !isAhead(seat))
  return (
    <Page title={t('participants.mine_title')} intro={t('participants.mine_intro')} width="narrow">
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && seats.length + waiting.length === 0 && (
        <EmptyState
          drawing="coffee"
          title={t(hasRole('client') ? 'participants.mine_none' : 'participants.mine_for_students')}
        />
      )}
      <Group title={t('participants.offers')} isShown={offers.length > 0}>
        {offers.map((offer) => (
          <MyWaiting key={offer.id} waiting={offer} />
        ))}
      </Group>
      <Group title={t('participants.ahead')} isShown={ahead.length > 0}>
        {ahead.map((seat) => (
          <MySeat key={seat.id} seat={seat} />
        ))}
      </Group>
      <Group title={t('participants.waiting_for')} isShown={queued.length > 0}>
        {queued.map((one) => (
          <MyWaiting key={one.id} waiting={one} />
        ))}
      </Group>
      <Group title={t('participants.past')} isShown={past.length > 0}>
        {past.map((seat) => (
          <MySeat key={seat.id} seat={seat} />
        ))}
      </Group>
    </Page>
  )
}

function isAhead({ status, state, sessions }: OwnSeat): boolean {
  const last = sessions.at(-1)
  const isOver = isFinal(state) || (last && Date.parse(last.ends_at) < Date.now())
  return status !== 'CANCELLED' && !isOver
}

function Group({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null
  return (
    <Panel title={title}>
      <ul>{children}</ul>
    </Panel>
  )
}
