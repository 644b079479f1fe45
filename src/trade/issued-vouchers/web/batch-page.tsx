import { undoOutcomes } from '#kit/contract/texts/long-work.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { List } from '#kit/web/list/list.tsx'
import { Link } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmailAddress } from '#kit/web/ui/content/email-address.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import {
  type BatchDetails,
  type BatchRow,
  rowOutcomes,
  voucherBatches,
} from '#trade/issued-vouchers/contract/voucher-batches.ts'
import { useWorth } from '#trade/vouchers/web/voucher-worth.shown.ts'
import { RowResult } from './batch-badges.tsx'
import { BatchStanding } from './batch-standing.tsx'
import { WorkState } from './long-work.shown.tsx'

const back: Back = { to: '/vouchers/admin/batches', label: 'voucherBatches.title' }

/** Vouchers for many people: what would be issued, how far it is, what was issued, and the way back. */
export function BatchPage() {
  const t = useText()
  const format = useFormat()
  const id = useIdParam()
  const worth = useWorth()
  return (
    <Record endpoint={voucherBatches.get} input={{ id }} back={back}>
      {(shown) => (
        <Page
          header={
            <RecordHeader
              back={back}
              title={t('voucherBatches.page_title', { name: shown.name })}
              state={<WorkState kind="voucherBatches" state={shown.state} />}
              facts={[t('voucherBatches.created', { date: format.date(shown.created_at) }), shown.by]}
              figures={[{ label: t('voucherBatches.value'), value: worth(shown) }]}
            />
          }
        >
          <BatchStanding key={shown.state} shown={shown} />
          <Rows shown={shown} />
        </Page>
      )}
    </Record>
  )
}

function Rows({ shown: { id, state } }: { shown: BatchDetails }) {
  const t = useText()
  const maySee = useMay()(issuedVouchers.get)
  const remark = useRemark()
  return (
    <List
      endpoint={voucherBatches.rows}
      input={{ id }}
      label={t('voucherBatches.rows')}
      exported={{ all: voucherBatches.export }}
      sortBy="line"
      columns={[
        {
          name: 'name',
          label: 'voucherBatches.row',
          isTitle: true,
          cell: ({ name, voucher_id }) => {
            const holder = <EmailAddress email={name} />
            return voucher_id !== null && maySee ? <Link to={`/vouchers/admin/${voucher_id}`}>{holder}</Link> : holder
          },
        },
        {
          name: 'line',
          label: 'voucherBatches.line',
          align: 'end',
          from: 'sm',
          cell: ({ line }) => line,
        },
        { name: 'remark', label: 'voucherBatches.remarks', onPhone: 'line', cell: remark },
        { name: 'result', label: 'voucherBatches.result', onPhone: 'end', cell: (row) => <RowResult {...row} /> },
      ]}
      filters={[
        {
          name: 'outcome',
          label: 'voucherBatches.outcome',
          options: optionsOf(t, rowOutcomes, 'voucherBatches.outcome'),
        },
        ...(state === 'UNDONE'
          ? [
              {
                name: 'undo',
                label: 'voucherBatches.undo' as const,
                options: optionsOf(t, undoOutcomes, 'voucherBatches.undo'),
              },
            ]
          : []),
      ]}
      empty={<EmptyState drawing="search" title={t('voucherBatches.rows_gone')} />}
    />
  )
}

/** A row's story in a line. */
function useRemark() {
  const t = useText()
  return ({ outcome, problem, first_line, holding, undo }: BatchRow): string => {
    if (undo === 'KEPT') return t('voucherBatches.remark_kept')
    if (problem === 'twice') return t('voucherBatches.problem_twice', { line: first_line ?? 0 })
    if (problem) return t(`voucherBatches.problem_${problem}`)
    if (outcome === 'AGAIN') return t('voucherBatches.remark_again')
    return holding > 0 ? t('voucherBatches.remark_holding', { count: holding }) : ''
  }
}
