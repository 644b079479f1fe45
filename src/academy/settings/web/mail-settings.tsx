import type { MailState } from '#academy/settings/contract/mail-state.ts'
import { settings } from '#academy/settings/contract/settings.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'

/** Whether mail leaves, what waits if it does not, and a mail to try it. */
export function MailSettings() {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useApi(settings.mail, {})
  const test = useSend(settings.sendTestMail, {
    onSent: () => toast(t('settings.mail_test_done')),
    onRefused: (refusal) => {
      toastError(refusal)
      // What was just found out is in force.
      void refetch()
    },
  })
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="12rem" />
  return (
    <Panel title={t('settings.mail')}>
      <Stack>
        <State {...data.data} />
        {may(settings.sendTestMail) && data.data.state !== 'DEMO' && (
          <Row>
            <Button isBusy={test.isPending} onClick={() => test.send({})}>
              {t('settings.mail_test')}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  )
}

function State({ state, problem, failing_since, waiting, oldest_at, refused, from, reply_to }: MailState) {
  const t = useText()
  const format = useFormat()
  const since = (at: string | null) => (at ? format.dateTime(at) : '')
  return (
    <>
      <Notice
        tone={state === 'LEAVES' ? 'good' : state === 'DEMO' ? 'info' : 'bad'}
        title={t(`settings.mail_${state}`, { since: since(failing_since) })}
      >
        {problem && t(`settings.mail_${problem}`)}
      </Notice>
      {state !== 'DEMO' && (
        <Text>
          {waiting > 0
            ? t('settings.mail_waiting', { count: waiting, since: since(oldest_at) })
            : t('settings.mail_none_waiting')}
        </Text>
      )}
      {refused.length > 0 && (
        <Notice tone="waiting" title={t('settings.mail_refused')}>
          <p>{t('settings.mail_refused_hint')}</p>
          <ul>
            {refused.map(({ id, to, subject, refused_at, refusal }) => (
              <li key={id}>
                {t('settings.mail_refusal', { address: to, subject, at: format.dateTime(refused_at), reason: refusal })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Text tone="soft" size="sm">
        {t('settings.mail_from', { from })}
      </Text>
      {reply_to && (
        <Text tone="soft" size="sm">
          {t('settings.mail_reply_to', { address: reply_to })}
        </Text>
      )}
    </>
  )
}
