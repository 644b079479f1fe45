import type { ReactNode } from 'react'
import { type OwnTerms, terms } from '#academy/terms/contract/terms.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { TermsChanges } from './terms-changes.tsx'
import { TermsDocuments } from './terms-documents.tsx'

/** What the reader has agreed to and what is to come; `forBound` follows for those whom the terms bind. */
export function TermsOverview({ forBound }: { forBound: ReactNode }) {
  const t = useText()
  const may = useMay()
  const { data, error, refetch } = useApi(terms.mine, {})
  return (
    <Page
      title={t('terms.title')}
      intro={t('terms.intro')}
      width="narrow"
      actions={
        may('can-view-system-settings') && (
          <LinkButton to="/settings" search={{ tab: 'terms' }}>
            {t('terms.files')}
          </LinkButton>
        )
      }
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data && (
        <Stack>
          <Upcoming {...data.data} />
          <InForce {...data.data} />
          {data.data.is_bound && forBound}
        </Stack>
      )}
    </Page>
  )
}

function InForce({ in_force, accepted_at, accepted_in }: OwnTerms) {
  const t = useText()
  const format = useFormat()
  const publishes = useMay()(terms.upload)
  if (!in_force)
    return <EmptyState drawing="verification" title={t(publishes ? 'terms.none_of_yours' : 'terms.none')} />
  const { version, effective_from, files } = in_force
  const accepted = accepted_in === 'SIGN_UP' ? 'terms.accepted_with_sign_up' : 'terms.accepted'
  return (
    <Panel title={t('terms.in_force')}>
      <Stack>
        <Text>{t('terms.version_since', { version, date: format.date(effective_from) })}</Text>
        <TermsDocuments files={files} />
        {accepted_at && <Text tone="soft">{t(accepted, { date: format.date(accepted_at) })}</Text>}
      </Stack>
    </Panel>
  )
}

function Upcoming({ upcoming, is_bound }: OwnTerms) {
  const t = useText()
  const format = useFormat()
  if (!upcoming) return null
  const { version, effective_from, files } = upcoming
  const params = { version, date: format.date(effective_from) }
  return (
    <Panel title={t('terms.upcoming')}>
      <Stack>
        <Text>{is_bound ? t('terms.upcoming_text', params) : t('terms.upcoming_text_office', params)}</Text>
        <TermsChanges of={upcoming} />
        {is_bound && <Text tone="soft">{t('terms.upcoming_decline')}</Text>}
        <TermsDocuments files={files} />
      </Stack>
    </Panel>
  )
}
