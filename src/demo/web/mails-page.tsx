import { useState } from 'react'
import type { Output } from '#kit/contract/endpoint.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Entry } from '#kit/web/ui/inputs/entry.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Heading, Panel } from '#kit/web/ui/panel.tsx'
import { Split } from '#kit/web/ui/split.tsx'
import { demo } from '../contract/demo.ts'
import styles from './mails-page.module.css'

type Mail = Output<typeof demo.mails>['data'][number]

/** What the portal wrote to people, for a demo has no mail server. */
export function MailsPage() {
  const t = useText()
  const { data, error, refetch } = useApi(demo.mails, {}, { every: 5000 })
  return (
    <Page title={t('demo.mails_title')} intro={t('demo.mails_intro')}>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="20rem" />}
      {data?.data.length === 0 && (
        <EmptyState drawing="mails" title={t('demo.mails_empty')} text={t('demo.mails_empty_text')} />
      )}
      {data && data.data.length > 0 && <Mailbox mails={data.data} />}
    </Page>
  )
}

function Mailbox({ mails }: { mails: Mail[] }) {
  const t = useText()
  const [chosen, setChosen] = useState<number | null>(null)
  const open = mails.find(({ id }) => id === chosen) ?? mails[0]
  return (
    <Split
      isAsideFirst
      width="minmax(16rem, 24rem)"
      aside={
        <ul className={styles.mails} aria-label={t('demo.mails_list')}>
          {mails.map(({ id, to, subject, created_at }) => (
            <li key={id}>
              <Entry aria-pressed={id === open?.id} onClick={() => setChosen(id)}>
                <Stack as="span" gap="none">
                  <strong>{subject}</strong>
                  <Text as="span" tone="soft" size="sm">
                    {to}
                  </Text>
                  <Text as="span" tone="soft" size="sm">
                    <RelativeTime at={created_at} />
                  </Text>
                </Stack>
              </Entry>
            </li>
          ))}
        </ul>
      }
    >
      <Panel>{open && <MailText {...open} />}</Panel>
    </Split>
  )
}

/** Shown without scripts and cut off from the portal; its links open in a tab of their own. */
function MailText({ to, subject, html }: Mail) {
  const t = useText()
  return (
    <article>
      <Heading>{subject}</Heading>
      <Text tone="soft">{t('demo.mail_to', { to })}</Text>
      <iframe
        className={`${styles.content} surface`}
        title={t('demo.mail_content', { subject })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={`<base target="_blank">${html}`}
      />
    </article>
  )
}
