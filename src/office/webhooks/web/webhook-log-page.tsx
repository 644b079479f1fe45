import { Suspense, useState } from 'react'
import { useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { List } from '#kit/web/list/list.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { deliveryStates, type Webhook, type WebhookDelivery, webhooks } from '#office/webhooks/contract/webhooks.ts'

const ReplayDialog = lazyPart(() => import('./replay-dialog.tsx'), 'ReplayDialog')

const back: Back = { to: '/settings', search: { tab: 'programs' }, label: 'webhooks.title' }

/** What was sent to one address in the last 30 days, and what waits to be. */
export function WebhookLogPage() {
  const id = useIdParam()
  return (
    <Record endpoint={webhooks.get} input={{ id }} back={back}>
      {(webhook) => <Log webhook={webhook} />}
    </Record>
  )
}

const tones = { WAITING: 'waiting', DELIVERED: 'good', FAILED: 'bad' } as const satisfies { [State in string]: Tone }

function Log({ webhook: { id, name, is_on } }: { webhook: Webhook }) {
  const t = useText()
  const format = useFormat()
  const [isReplaying, setReplaying] = useState(false)
  return (
    <Page
      title={t('webhooks.log_title', { name })}
      intro={t(is_on ? 'webhooks.log_intro' : 'webhooks.log_intro_off')}
      back={back}
      actions={is_on && <Button onClick={() => setReplaying(true)}>{t('webhooks.replay_span')}</Button>}
    >
      <List
        endpoint={webhooks.deliveries}
        input={{ id }}
        label={t('webhooks.log')}
        filters={[{ name: 'state', label: 'webhooks.state', options: optionsOf(t, deliveryStates, 'webhooks.state') }]}
        columns={[
          {
            name: 'event',
            label: 'webhooks.event',
            isTitle: true,
            cell: (delivery) => <What delivery={delivery} />,
          },
          {
            name: 'occurred_at',
            label: 'webhooks.occurred_at',
            onPhone: 'line',
            cell: ({ occurred_at }) => <time dateTime={occurred_at}>{format.dateTime(occurred_at)}</time>,
          },
          {
            name: 'state',
            label: 'webhooks.state',
            onPhone: 'line',
            cell: ({ state }) => <StatusBadge tone={tones[state]}>{t(`webhooks.state_${state}`)}</StatusBadge>,
          },
          {
            name: 'attempts',
            label: 'webhooks.attempts',
            from: 'md',
            cell: (delivery) => <Attempts delivery={delivery} />,
          },
          { name: 'answer', label: 'webhooks.answer', from: 'sm', cell: (row) => <Answer delivery={row} /> },
          ...(is_on
            ? [
                {
                  name: 'replay',
                  label: 'webhooks.replay' as const,
                  onPhone: 'end' as const,
                  cell: (row: WebhookDelivery) => <Replay id={id} delivery={row} />,
                },
              ]
            : []),
        ]}
        empty={<EmptyState title={t('webhooks.log_empty')} text={t('webhooks.log_empty_text')} />}
      />
      {isReplaying && (
        <Suspense>
          <ReplayDialog id={id} onClose={() => setReplaying(false)} />
        </Suspense>
      )}
    </Page>
  )
}

/** The event, by its name here and by the one that was sent, and the numbers of what it is about. */
function What({ delivery: { event, data } }: { delivery: WebhookDelivery }) {
  const t = useText()
  const numbers = Object.values(data).filter((id) => typeof id === 'number')
  return (
    <>
      {t(`webhooks.events_${event}`)}
      <Text tone="soft" size="sm">
        {event} · {numbers.join(', ')}
      </Text>
    </>
  )
}

/** How many, and when the last one was or the next one is. */
function Attempts({ delivery: { attempts, state, attempted_at, next_attempt_at } }: { delivery: WebhookDelivery }) {
  const t = useText()
  const format = useFormat()
  const isWaiting = state === 'WAITING' && attempts > 0 && next_attempt_at !== null
  const when = isWaiting
    ? t('webhooks.next_attempt', { when: format.dateTime(next_attempt_at) })
    : attempted_at && t('webhooks.last_attempt', { when: format.dateTime(attempted_at) })
  return (
    <>
      {format.number(attempts)}
      {when && (
        <Text tone="soft" size="sm">
          {when}
        </Text>
      )}
    </>
  )
}

function Answer({ delivery: { answer_status, problem } }: { delivery: WebhookDelivery }) {
  const t = useText()
  const words = problem && t(`webhooks.problem_${problem}`)
  return [words, answer_status].filter(Boolean).join(' ') || '—'
}

function Replay({ id, delivery }: { id: number; delivery: WebhookDelivery }) {
  const t = useText()
  const again = useSend(webhooks.replay, { onSent: () => toast(t('webhooks.replayed', { count: 1 })) })
  return (
    <Button size="sm" isBusy={again.isPending} onClick={() => again.send({ id, delivery_id: delivery.id })}>
      {t('webhooks.replay')}
    </Button>
  )
}
