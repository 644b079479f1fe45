import type { TextKey } from '#kit/contract/texts/texts.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { useListAddress } from '#kit/web/list/list-address.ts'
import type { Column } from '#kit/web/list/list-column.ts'
import { ListPager } from '#kit/web/list/list-pager.tsx'
import { ListSkeleton } from '#kit/web/list/list-skeleton.tsx'
import { ListTable } from '#kit/web/list/list-table.tsx'
import { ListToolbar } from '#kit/web/list/toolbar/list-toolbar.tsx'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Columns } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { benefits } from '#network/benefits/contract/benefits.ts'

const toneTexts = {
  good: 'gallery.good',
  waiting: 'gallery.waiting',
  bad: 'gallery.bad',
  quiet: 'gallery.ordinary',
} as const satisfies Record<Tone, TextKey>

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
      cell: ({ tone }) => <StatusBadge tone={tone}>{t(toneTexts[tone])}</StatusBadge>,
    },
  ]
  const rows: Row[] = (['good', 'waiting', 'bad', 'quiet'] as const).map((tone, id) => ({
    id,
    name: t(toneTexts[tone]),
    tone,
  }))
  const meta = { current_page: 2, per_page: 25, last_page: 5, from: 26, to: 50, total: 112 }
  return (
    <>
      <Panel title={t('gallery.list')}>
        <ListToolbar isCounted={false} address={address} columns={columns} filters={[]} />
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
