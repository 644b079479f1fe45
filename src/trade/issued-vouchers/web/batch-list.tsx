import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { List } from '#kit/web/list/list.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { voucherBatches } from '#trade/issued-vouchers/contract/voucher-batches.ts'
import { useWorth } from '#trade/vouchers/web/voucher-worth.shown.ts'
import { WorkState } from './long-work.shown.tsx'

/** Every time that vouchers went to many people together, the latest first. */
export function BatchList() {
  const t = useText()
  const format = useFormat()
  const may = useMay()
  const worth = useWorth()
  const add = (
    <LinkButton kind="primary" to="/vouchers/admin/batches/new">
      {t('voucherBatches.add')}
    </LinkButton>
  )
  return (
    <Page
      title={t('voucherBatches.title')}
      back={may(issuedVouchers.list) ? { to: '/vouchers/admin', label: 'issuedVouchers.title' } : undefined}
      intro={t('voucherBatches.intro')}
      actions={add}
    >
      <List
        endpoint={voucherBatches.list}
        label={t('voucherBatches.title')}
        link={({ id }) => `/vouchers/admin/batches/${id}`}
        columns={[
          { name: 'name', label: 'voucherBatches.name', isTitle: true, cell: ({ name }) => name },
          { name: 'value', label: 'voucherBatches.value', align: 'end', onPhone: 'line', cell: worth },
          {
            name: 'rows_issue',
            label: 'voucherBatches.rows',
            align: 'end',
            from: 'sm',
            cell: ({ rows_issue, rows_again, is_again }) => format.number(rows_issue + (is_again ? rows_again : 0)),
          },
          {
            name: 'rows_error',
            label: 'voucherBatches.outcome_ERROR',
            align: 'end',
            from: 'md',
            cell: ({ rows_error }) => format.number(rows_error),
          },
          { name: 'by', label: 'voucherBatches.by', from: 'lg', cell: ({ by }) => by ?? '—' },
          {
            name: 'created_at',
            label: 'voucherBatches.created_at',
            from: 'sm',
            cell: ({ created_at }) => format.dateTime(created_at),
          },
          {
            name: 'state',
            label: 'voucherBatches.state',
            onPhone: 'end',
            cell: ({ state }) => <WorkState kind="voucherBatches" state={state} />,
          },
        ]}
        empty={<EmptyState drawing="benefits" title={t('voucherBatches.empty')} action={add} />}
      />
    </Page>
  )
}
