import { useContext } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { CardLink, Link } from '#kit/web/page/address/link.tsx'
import { DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { StatValue } from '#kit/web/ui/stat-value.tsx'
import type { Queue, WaitingStep } from '#office/dashboard/contract/dashboard.ts'
import { IconArrowRight } from '~icons'
import { useQueueTexts } from './queue-texts.ts'

/** What waits for an artist or a student from others. */
export function QueueStep({ queue, isArtist }: { queue: Queue; isArtist: boolean }) {
  const t = useText()
  const format = useFormat()
  const place = useContext(DashboardContext).queues[queue.name]
  const what = useQueueTexts(isArtist ? 'artist' : 'office')(queue)
  const note = queue.oldest_at && t('dashboard.oldest', { date: format.day(queue.oldest_at) })
  return <Step count={queue.count} what={what} note={note} place={place} />
}

/** What they have to do themselves: the most urgent by its name, and until when there is time. */
export function OwnStep({ step }: { step: WaitingStep }) {
  const t = useText()
  const inLanguage = useBilingual()
  const time = useTimeOf(step)
  const { name, count, title } = step
  const place = useContext(DashboardContext).steps[name]?.(step)
  const note = [title && inLanguage(title), time].filter(Boolean).join(', ')
  return <Step count={count} what={t(`dashboard.step_${name}`, { count })} note={note} place={place} />
}

/** The most urgent of a kind, by its title. */
export function StepLink({ step }: { step: WaitingStep }) {
  const inLanguage = useBilingual()
  const place = useContext(DashboardContext).steps[step.name]?.(step)
  return place && step.title && <Link {...place}>{inLanguage(step.title)}</Link>
}

/** By when, or since when. */
function useTimeOf({ at, last_day }: WaitingStep) {
  const t = useText()
  const format = useFormat()
  if (at) {
    const isAhead = Date.parse(at) > Date.now()
    return isAhead
      ? t('dashboard.until', { date: format.dateTime(at) })
      : t('dashboard.since', { date: format.date(at) })
  }
  if (!last_day) return null
  return t(Date.parse(`${last_day}T23:59:59`) > Date.now() ? 'dashboard.until' : 'dashboard.since', {
    date: format.date(last_day),
  })
}

type StepProps = {
  count: number
  what: string
  note: string | null
  place?: { to: string; search?: Record<string, string> }
}

/** The whole card leads to where it is done. */
function Step({ count, what, note, place }: StepProps) {
  const format = useFormat()
  return (
    <Panel as="li" size="sm" tone={place ? 'sheet' : 'quiet'}>
      <Row gap="md" grows="last" basis="8rem">
        <StatValue tone="accent">{format.number(count)}</StatValue>
        <Row as="span" grows="first">
          <Stack as="span" gap="3xs">
            {/* The texts are written to follow their number, which is apart here. */}
            <Text as="strong" isStrong isSentence>
              {place ? <CardLink {...place}>{what}</CardLink> : what}
            </Text>
            {note && <Meta>{note}</Meta>}
          </Stack>
          {place && <IconArrowRight size={20} color="var(--ink-soft)" aria-hidden="true" />}
        </Row>
      </Row>
    </Panel>
  )
}
