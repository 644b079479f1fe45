import { Suspense, useState } from 'react'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { List } from '#kit/web/list/list.tsx'
import { RowButton } from '#kit/web/list/list-row-link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { EmailAddress } from '#kit/web/ui/content/email-address.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { type ImportDetails, imports, importUndoOutcomes, rowOutcomes } from '#office/imports/contract/imports.ts'
import { WorkState } from '#trade/issued-vouchers/web/long-work.shown.tsx'
import { RowResult } from './import-badges.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportStanding } from './import-standing.tsx'
import { ImportSums } from './import-sums.tsx'
import { Remark } from './remark.tsx'

const RowDialog = lazyPart(() => import('./row-dialog.tsx'), 'RowDialog')

const ImportFiles = lazyPart(() => import('./import-files.tsx'), 'ImportFiles')

const ImportDates = lazyPart(() => import('./import-dates.tsx'), 'ImportDates')

const OtherKind = lazyPart(() => import('./other-kind.tsx'), 'OtherKind')

const MissingPackages = lazyPart(() => import('./missing-packages.tsx'), 'MissingPackages')

const back: Back = { to: '/student/imports', label: 'imports.title' }

/** One import: what it would do, how far it is, what it did, and the way back. */
export function ImportPage() {
  const id = useIdParam()
  return (
    <Record endpoint={imports.get} input={{ id }} back={back}>
      {(shown) => <Import shown={shown} />}
    </Record>
  )
}

function Import({ shown }: { shown: ImportDetails }) {
  const t = useText()
  const format = useFormat()
  const isDraft = shown.state === 'DRAFT' || shown.state === 'FAILED'
  return (
    <Page
      header={
        <RecordHeader
          back={back}
          title={t('imports.page_title', { name: shown.file_name })}
          state={<WorkState kind="imports" state={shown.state} />}
          facts={[t(`imports.kind_${shown.kind}`), t('imports.created', { date: format.date(shown.created_at) })]}
        />
      }
    >
      {isDraft && shown.likely_kind && (
        <Suspense>
          <OtherKind shown={shown} />
        </Suspense>
      )}
      {isDraft && shown.ambiguous_date && (
        <Suspense>
          <ImportDates shown={shown} date={shown.ambiguous_date} />
        </Suspense>
      )}
      {isDraft && shown.kind === 'SALES' && shown.rows_error > 0 && (
        <Suspense>
          <MissingPackages shown={shown} />
        </Suspense>
      )}
      <ImportStanding shown={shown} />
      {isDraft && <ImportSums shown={shown} />}
      <Suspense>
        <ImportFiles shown={shown} />
      </Suspense>
      {isDraft && <ImportColumns key={shown.revision} shown={shown} />}
      <Rows shown={shown} />
    </Page>
  )
}

function Rows({ shown }: { shown: ImportDetails }) {
  const t = useText()
  const [openedId, setOpened] = useState<number | null>(null)
  const { id, state } = shown
  return (
    <List
      endpoint={imports.rows}
      input={{ id }}
      label={t('imports.rows')}
      exported={{ all: imports.export }}
      sortBy="line"
      columns={[
        {
          name: 'name',
          label: 'imports.row',
          isTitle: true,
          cell: (row) => (
            <RowButton onOpen={() => setOpened(row.id)}>
              <EmailAddress email={row.name} />
            </RowButton>
          ),
        },
        { name: 'line', label: 'imports.line', align: 'end', from: 'sm', cell: ({ line }) => line },
        {
          name: 'remark',
          label: 'imports.remarks',
          onPhone: 'line',
          cell: (row) => <Remark row={row} kind={shown.kind} />,
        },
        { name: 'result', label: 'imports.result', onPhone: 'end', cell: (row) => <RowResult {...row} /> },
      ]}
      filters={[
        { name: 'outcome', label: 'imports.outcome', options: optionsOf(t, rowOutcomes, 'imports.outcome') },
        ...(shown.rows_likely > 0
          ? [{ name: 'isLikely', label: 'imports.likely' as const, options: optionsOf(t, [1, 0], 'imports.likely') }]
          : []),
        ...(shown.rows_hidden > 0
          ? [{ name: 'isHidden', label: 'imports.hidden' as const, options: optionsOf(t, [1, 0], 'imports.hidden') }]
          : []),
        ...(state === 'UNDONE'
          ? [
              {
                name: 'undo',
                label: 'imports.undo' as const,
                options: optionsOf(t, importUndoOutcomes, 'imports.undo'),
              },
            ]
          : []),
      ]}
      empty={<EmptyState drawing="search" title={t('imports.rows_gone')} />}
      opened={{
        id: openedId,
        dialog: (row) => <RowDialog row={row} kind={shown.kind} onClose={() => setOpened(null)} />,
      }}
    />
  )
}
