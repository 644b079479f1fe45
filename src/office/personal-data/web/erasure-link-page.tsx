import { useState } from 'react'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { useParam } from '#kit/web/page/address/params.ts'
import { PlainLinkButton } from '#kit/web/page/address/plain-link.tsx'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { erasures } from '#office/personal-data/contract/erasures.ts'

/** The page of the link in the mail about an erasure. It needs a click: mail programs open links by themselves. */
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
