import { Suspense, useId } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestSkeleton, QueueLength } from '#kit/web/list/oldest-rows.tsx'
import { Link } from '#kit/web/page/address/link.tsx'
import { WhenNear } from '#kit/web/page/loading/when-near.tsx'
import type { QueueScreen } from '#kit/web/page/screens/dashboard-parts.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { StatValue } from '#kit/web/ui/stat-value.tsx'
import type { Queue } from '#office/dashboard/contract/dashboard.ts'
import { useQueueTexts } from './queue-texts.ts'

/** One queue of the office: how much waits and since when, the oldest of it to be decided here, and the way to all of it. */
export function OfficeQueue({ queue, place }: { queue: Queue; place?: QueueScreen }) {
  const t = useText()
  const format = useFormat()
  const id = useId()
  const what = useQueueTexts('office')(queue)
  const { count, oldest_at } = queue
  const Oldest = place?.oldest
  const may = useMay()
  const isDecided = place?.decision && may(place.decision.rights)
  const way = isDecided ? { to: '/decisions', search: { kind: queue.name } } : place
  return (
    <Panel as="li" aria-labelledby={id}>
      <Row gap="md" grows="last" basis="8rem">
        <StatValue tone="accent">{format.number(count)}</StatValue>
        <Stack gap="3xs">
          <Text as="h3" id={id} isStrong>
            {what}
          </Text>
          {oldest_at && <Meta>{t('dashboard.oldest', { date: format.day(oldest_at) })}</Meta>}
        </Stack>
      </Row>
      {Oldest && (
        <QueueLength value={count}>
          <WhenNear instead={<OldestSkeleton />}>
            <Suspense fallback={<OldestSkeleton />}>
              <Oldest />
            </Suspense>
          </WhenNear>
        </QueueLength>
      )}
      {count === 0 && <Text tone="soft">{t('dashboard.queue_done')}</Text>}
      {way && count > 0 && (
        <Link to={way.to} search={way.search}>
          {t('dashboard.queue_all', { count: format.number(count) })} <span className="sr-only">{what}</span>
        </Link>
      )}
    </Panel>
  )
}
