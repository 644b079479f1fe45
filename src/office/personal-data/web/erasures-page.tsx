import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { List } from '#kit/web/list/list.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { type Erasure, erasures } from '#office/personal-data/contract/erasures.ts'

/** Who is going to be erased, and the receipts of those who were: the latest first. */
export function ErasuresPage() {
  const t = useText()
  const format = useFormat()
  return (
    <Page
      title={t('erasures.title')}
      intro={t('erasures.intro')}
      actions={<LinkButton to="/guests">{t('personalData.guests_title')}</LinkButton>}
    >
      <List
        endpoint={erasures.list}
        input={{}}
        label={t('erasures.title')}
        link={({ id }) => `/erasures/${id}`}
        columns={[
          {
            name: 'person',
            label: 'erasures.column_person',
            isTitle: true,
            cell: ({ name, cause }) => name ?? t(cause === 'GUEST' ? 'erasures.guest' : 'erasures.former'),
          },
          {
            name: 'state',
            label: 'erasures.column_state',
            onPhone: 'end',
            cell: (erasure) => <ErasureState erasure={erasure} />,
          },
          {
            name: 'cause',
            label: 'erasures.column_cause',
            sortBy: null,
            from: 'sm',
            cell: ({ cause, requested_by }) => requested_by ?? t(`erasures.cause_${cause}`),
          },
          {
            name: 'requested_at',
            label: 'erasures.column_requested',
            from: 'md',
            cell: ({ requested_at }) => format.date(requested_at),
          },
          {
            name: 'due_at',
            label: 'erasures.column_due',
            sortBy: null,
            onPhone: 'line',
            cell: ({ due_at, done_at }) => format.date(done_at ?? due_at),
          },
        ]}
        empty={<EmptyState drawing="verification" title={t('erasures.empty')} />}
      />
    </Page>
  )
}

function ErasureState({ erasure: { done_at, held_since } }: { erasure: Erasure }) {
  const t = useText()
  if (done_at) return <StatusBadge>{t('erasures.state_done')}</StatusBadge>
  if (held_since) return <StatusBadge tone="bad">{t('erasures.state_held')}</StatusBadge>
  return <StatusBadge tone="waiting">{t('erasures.state_pending')}</StatusBadge>
}
