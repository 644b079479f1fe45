import { erasures } from '#contract/personal-data/erasures.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useApi } from '#web/kit/calls/query.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { DeadEnd } from '#web/kit/page/dead-end.tsx'
import { Link, LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useGo, useIdParam } from '#web/kit/page/params.ts'
import { Panel, Stack, Text } from '#web/kit/ui/layout.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
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
