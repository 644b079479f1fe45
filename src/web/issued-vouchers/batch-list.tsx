import { issuedVouchers } from '#contract/issued-vouchers/issued-vouchers.ts'
import { voucherBatches } from '#contract/issued-vouchers/voucher-batches.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { List } from '#web/kit/list/list.tsx'
import { Link, LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useMay } from '#web/kit/session/session.ts'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { WorkState } from '#web/pieces/long-work.tsx'
import { useWorth } from '#web/pieces/voucher-worth.ts'

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
      intro={
        <>
          {t('voucherBatches.intro')}{' '}
          {may(issuedVouchers.list) && <Link to="/vouchers/admin">{t('issuedVouchers.back')}</Link>}
        </>
      }
      actions={add}
    >
      <List
        endpoint={voucherBatches.list}
        label={t('voucherBatches.title')}
        link={({ id }) => `/vouchers/admin/batches/${id}`}
        columns={[
          { name: 'name', label: 'voucherBatches.name', sortBy: 'name', isTitle: true, cell: ({ name }) => name },
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
            sortBy: 'created_at',
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
