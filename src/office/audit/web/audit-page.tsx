import { Suspense, useState } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { List } from '#kit/web/list/list.tsx'
import { RowButton } from '#kit/web/list/list-row-link.tsx'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Page } from '#kit/web/page/page.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { type AuditLine, audit } from '#office/audit/contract/audit.ts'
import { useAuditFilters } from './audit-filters.ts'
import { RecordLink, RecordName, Who } from './audit-people.tsx'

const AuditDialog = lazyPart(() => import('./audit-dialog.tsx'), 'AuditDialog')

/** Every line of the log, the newest first; its details open over it. */
export function AuditPage() {
  const t = useText()
  const format = useFormat()
  const filters = useAuditFilters()
  const [opened, setOpened] = useState<AuditLine | null>(null)
  return (
    <Page title={t('audit.title')} intro={t('audit.intro')}>
      <List
        hasViews
        endpoint={audit.list}
        input={{ total: 'later' }}
        counts={{ endpoint: audit.counts, input: {} }}
        label={t('audit.title')}
        filters={filters}
        exported={{ all: audit.export }}
        columns={[
          {
            name: 'event',
            label: 'audit.event',
            isTitle: true,
            cell: (line) => <RowButton onOpen={() => setOpened(line)}>{line.event.words}</RowButton>,
          },
          { name: 'by', label: 'audit.by', onPhone: 'line', cell: (line) => <Who line={line} /> },
          {
            name: 'record',
            label: 'audit.record',
            from: 'sm',
            cell: (line) => (
              <RecordLink line={line}>
                <RecordName line={line} />
              </RecordLink>
            ),
          },
          {
            name: 'at',
            label: 'audit.at',
            onPhone: 'end',
            cell: ({ at }) => <time dateTime={at}>{format.dateTime(at)}</time>,
          },
          { name: 'ip', label: 'audit.ip', from: 'lg', cell: ({ ip }) => ip ?? '—' },
        ]}
        empty={<EmptyState drawing="verification" title={t('audit.empty')} />}
      />
      {opened && (
        <Suspense>
          <AuditDialog line={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Page>
  )
}
