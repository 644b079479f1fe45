import { benefits } from '#contract/benefits/benefits.ts'
import { ErrorPanel } from '#web/kit/calls/error-panel.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { useListAddress } from '#web/kit/list/list-address.ts'
import type { Column } from '#web/kit/list/list-column.ts'
import { ListPager } from '#web/kit/list/list-pager.tsx'
import { ListSkeleton } from '#web/kit/list/list-skeleton.tsx'
import { ListTable } from '#web/kit/list/list-table.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { StatusBadge, type Tone } from '#web/kit/ui/badge.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { Columns, Panel } from '#web/kit/ui/layout.tsx'

type Row = { id: number; name: string; tone: Tone }

/** A list in each of its states; what is set in its toolbar is in this page's address. */
export function ListSpecimens() {
  const t = useText()
  const address = useListAddress(benefits.list, [])
  const columns: Column<Row>[] = [
    { name: 'name', label: 'benefits.name', sortBy: 'name', isTitle: true, cell: ({ name }) => name },
    {
      name: 'state',
      label: 'benefits.visibility',
      cell: ({ tone }) => <StatusBadge tone={tone}>{t(`gallery.${tone}`)}</StatusBadge>,
    },
  ]
  const rows: Row[] = (['good', 'waiting', 'bad', 'neutral'] as const).map((tone, id) => ({
    id,
    name: t(`gallery.${tone}`),
    tone,
  }))
  const meta = { current_page: 2, per_page: 25, last_page: 5, from: 26, to: 50, total: 112 }
  return (
    <>
      <Panel title={t('gallery.list')}>
        <ListToolbar address={address} columns={columns} filters={[]} />
        <ListTable label={t('gallery.list')} rows={rows} columns={columns} address={address} link={() => '/test2'} />
        <ListPager meta={meta} total={meta.total} address={address} />
      </Panel>
      <Columns column="22rem">
        <Panel title={t('gallery.loading')}>
          <ListSkeleton columns={columns} rows={3} />
        </Panel>
        <Panel title={t('gallery.failed')}>
          <ErrorPanel error={{ message: t('app.no_connection') }} onRetry={() => undefined} />
        </Panel>
        <Panel title={t('gallery.empty')}>
          <EmptyState drawing="benefits" title={t('benefits.empty')} />
        </Panel>
      </Columns>
    </>
  )
}
