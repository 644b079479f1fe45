import { useState } from 'react'
import { erasures } from '#contract/personal-data/erasures.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi, useSend } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { DeadEnd } from '#web/kit/page/dead-end.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useParam } from '#web/kit/page/params.ts'
import { PlainLinkButton } from '#web/kit/page/plain-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'

/** Behind the link in the mail about an erasure. It asks before it acts: mail programs open links by themselves. */
export function ErasureLinkPage() {
  const t = useText()
  const format = useFormat()
  const token = useParam('token')
  const [isKept, setKept] = useState(false)
  const { data, error, refetch } = useApi(erasures.openLink, { token })
  const keep = useSend(erasures.withdrawByLink, { onSent: () => setKept(true) })
  const toPortal = <PlainLinkButton to="/">{t('erasures.sign_in')}</PlainLinkButton>
  if (isKept)
    return <DeadEnd title={t('erasures.link_kept_title')} text={t('erasures.link_kept_text')} action={toPortal} />
  if (error?.status === 404)
    return <DeadEnd title={t('erasures.link_gone_title')} text={t('erasures.link_gone_text')} action={toPortal} />
  if (error && !data) {
    return (
      <Page title={t('erasures.link_title')} width="narrow">
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!data) return <PageSkeleton label={t('app.loading')} />
  return (
    <DeadEnd
      title={t('erasures.link_title')}
      text={t('erasures.link_text', { date: format.date(data.data.due_at) })}
      action={
        <Button kind="primary" isBusy={keep.isPending} onClick={() => keep.send({ token })}>
          {t('erasures.link_keep')}
        </Button>
      }
    />
  )
}
