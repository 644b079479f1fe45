import { Suspense, useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { RecordRow } from '#kit/web/page/record/record-row.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type Webhook, webhooks } from '#office/webhooks/contract/webhooks.ts'
import type { WebhookTask } from './webhook-dialog.tsx'

const WebhookDialog = lazyPart(() => import('./webhook-dialog.tsx'), 'WebhookDialog')

/** The addresses of programs that the portal notifies. */
export function WebhooksPanel() {
  const t = useText()
  const { data, error, refetch } = useApi(webhooks.list, {})
  const [task, setTask] = useState<WebhookTask | null>(null)
  return (
    <Panel title={t('webhooks.title')}>
      <Text tone="soft">{t('webhooks.intro')}</Text>
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PanelSkeleton label={t('app.loading')} />}
      {data?.data.length === 0 && <Text tone="soft">{t('webhooks.none')}</Text>}
      {data && data.data.length > 0 && (
        <ul>
          {data.data.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onTask={setTask} />
          ))}
        </ul>
      )}
      <Row>
        <Button onClick={() => setTask({ kind: 'create' })}>{t('webhooks.add')}</Button>
      </Row>
      {task && (
        <Suspense>
          <WebhookDialog task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </Panel>
  )
}

type RowProps = { webhook: Webhook; onTask: (task: WebhookTask) => void }

function WebhookRow({ webhook, onTask }: RowProps) {
  const t = useText()
  const { id, name, url, waiting } = webhook
  const remove = useSend(webhooks.remove, { onSent: () => toast(t('webhooks.removed')) })
  const rotate = useSend(webhooks.rotate, {
    onSent: ({ data }) => onTask({ kind: 'secret', secret: data.secret }),
  })

  async function askToRemove() {
    const question = { title: t('webhooks.remove_question', { name }), text: t('webhooks.remove_text') }
    if (await ask({ ...question, action: t('webhooks.remove'), tone: 'danger' })) remove.send({ id })
  }

  async function askToRotate() {
    const question = { title: t('webhooks.rotate_question', { name }), text: t('webhooks.rotate_text') }
    if (await ask({ ...question, action: t('webhooks.rotate') })) rotate.send({ id })
  }

  return (
    <RecordRow
      name={name}
      badge={<WebhookState webhook={webhook} />}
      acts={
        <>
          <LinkButton size="sm" to={`/webhooks/${id}`}>
            {t('webhooks.log')}
          </LinkButton>
          <Button size="sm" onClick={() => onTask({ kind: 'edit', webhook })}>
            {t('webhooks.edit')}
          </Button>
          <Button size="sm" isBusy={rotate.isPending} onClick={() => void askToRotate()}>
            {t('webhooks.rotate')}
          </Button>
          <Button size="sm" isBusy={remove.isPending} onClick={() => void askToRemove()}>
            {t('webhooks.remove')}
          </Button>
        </>
      }
    >
      <span>{url}</span>
      {waiting > 0 && <span>{t('webhooks.waiting', { count: waiting })}</span>}
    </RecordRow>
  )
}

function WebhookState({ webhook: { is_on, failing_since } }: { webhook: Webhook }) {
  const t = useText()
  const format = useFormat()
  if (!is_on) return <StatusBadge tone="quiet">{t('webhooks.state_off')}</StatusBadge>
  if (failing_since)
    return (
      <StatusBadge tone="bad">{t('webhooks.state_failing', { since: format.dateTime(failing_since) })}</StatusBadge>
    )
  return <StatusBadge tone="good">{t('webhooks.state_on')}</StatusBadge>
}
