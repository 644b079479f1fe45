import { useContext, useState } from 'react'
import type { Output } from '#kit/contract/endpoint.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { hasAnyRole } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Cards, Stack } from '#kit/web/ui/layout.tsx'
import { Heading, Panel } from '#kit/web/ui/panel.tsx'
import type { dashboard, Queue, WaitingStep } from '#office/dashboard/contract/dashboard.ts'
import { OfficeQueue } from './office-queue.tsx'
import { OwnStep, QueueStep } from './step.tsx'

export type Dashboard = Output<typeof dashboard.mine>

type NextStepsProps = {
  queues: Queue[]
  steps: WaitingStep[]
  isArtist: boolean
  /** Has something else to begin with. */
  isNew: boolean
}

/** What waits for this person, one click from done. */
export function NextSteps({ queues, steps, isArtist, isNew }: NextStepsProps) {
  const t = useText()
  const { queues: places } = useContext(DashboardContext)
  const isOffice = hasAnyRole(['super-admin', 'administrator'])
  const [shown, setShown] = useState<readonly Queue['name'][]>([])
  const waiting = queues.filter(({ count }) => count > 0)
  const fresh = waiting.filter(({ name }) => !shown.includes(name))
  if (fresh.length > 0) setShown([...shown, ...fresh.map(({ name }) => name)])
  // One that was emptied here stays, so that nothing moves under the pointer.
  const cards = queues.filter(({ name, count }) => places[name]?.oldest && (count > 0 || shown.includes(name)))
  const lines = waiting.filter(({ name }) => !places[name]?.oldest)
  const isDone = waiting.length + steps.length === 0
  if (isDone && (isArtist || isNew)) return null
  return (
    <Stack as="section" aria-labelledby="next-steps">
      <Heading id="next-steps">{t('dashboard.next_steps')}</Heading>
      {isDone && (
        <Panel>
          {isOffice ? (
            <EmptyState drawing="coffee" title={t('dashboard.all_done')} text={t('dashboard.all_done_text')} />
          ) : (
            <EmptyState drawing="coffee" title={t('dashboard.quiet')} text={t('dashboard.quiet_text')} />
          )}
        </Panel>
      )}
      {!isDone && !isOffice && (
        <Cards column="20rem">
          {steps.map((step) => (
            <OwnStep key={step.name} step={step} />
          ))}
          {waiting.map((queue) => (
            <QueueStep key={queue.name} queue={queue} isArtist={isArtist} />
          ))}
        </Cards>
      )}
      {!isDone && isOffice && cards.length > 0 && (
        <Cards column="25rem">
          {cards.map((queue) => (
            <OfficeQueue key={queue.name} queue={queue} place={places[queue.name]} />
          ))}
        </Cards>
      )}
      {isOffice && lines.length > 0 && (
        <Cards column="20rem">
          {lines.map((queue) => (
            <QueueStep key={queue.name} queue={queue} isArtist={false} />
          ))}
        </Cards>
      )}
    </Stack>
  )
}
