import { useState } from 'react'
import { demo } from '#contract/demo/demo.ts'
import type { Output } from '#contract/kit/endpoint.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { RelativeTime } from '#web/kit/language/relative-time.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { Panel } from '#web/kit/ui/layout.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
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
    <div className={styles.mailbox}>
      <ul className={styles.mails} aria-label={t('demo.mails_list')}>
        {mails.map(({ id, to, subject, created_at }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === open?.id} onClick={() => setChosen(id)}>
              <strong>{subject}</strong>
              <span>{to}</span>
              <RelativeTime at={created_at} />
            </button>
          </li>
        ))}
      </ul>
      <Panel>{open && <Letter {...open} />}</Panel>
    </div>
  )
}

/** Shown without scripts and cut off from the portal; its links open in a tab of their own. */
function Letter({ to, subject, html }: Mail) {
  const t = useText()
  return (
    <article className={styles.letter}>
      <h2>{subject}</h2>
      <p>{t('demo.mail_to', { to })}</p>
      <iframe
        title={t('demo.mail_content', { subject })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={`<base target="_blank">${html}`}
      />
    </article>
  )
}
