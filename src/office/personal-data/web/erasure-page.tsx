import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo, useIdParam } from '#kit/web/page/address/params.ts'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Panel, Stack, Text } from '#kit/web/ui/layout.tsx'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { ErasedKinds } from './erased-kinds.tsx'
import { Obstacles } from './obstacles.tsx'
import { PendingErasure } from './pending-erasure.tsx'

/** One erasure: pending, with what can still be done about it, or the receipt. */
export function ErasurePage() {
  const t = useText()
  const format = useFormat()
  const go = useGo()
  const id = useIdParam()
  const { data, error, refetch } = useApi(erasures.get, { id })
  const back = <Link to="/erasures">← {t('erasures.back')}</Link>
  // Withdrawn: by the reader just now, by a colleague, or by the person.
  if (error?.status === 404) {
    return (
      <DeadEnd
        title={t('app.nothing_here')}
        text={t('erasures.empty_address')}
        action={<LinkButton to="/erasures">{t('erasures.back')}</LinkButton>}
      />
    )
  }
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label={t('app.loading')} />
  const { blocking, done_at, name, receipt } = data.data
  return (
    <Page title={name ?? t('erasures.receipt_title')} intro={back} width="medium">
      {done_at && receipt ? (
        <Panel title={t('erasures.receipt_done', { at: format.dateTime(done_at) })}>
          <Stack>
            {receipt.outcomes.length > 0 ? <ErasedKinds erased={receipt} /> : <Text>{t('erasures.receipt_none')}</Text>}
          </Stack>
        </Panel>
      ) : (
        <>
          <PendingErasure erasure={data.data} onWithdrawn={() => go('/erasures', { replaces: true })} />
          {blocking && blocking.obstacles.length > 0 && <Obstacles {...blocking} />}
        </>
      )}
    </Page>
  )
}
