import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { List } from '#kit/web/list/list.tsx'
import type { Column, Filter } from '#kit/web/list/list-column.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { type IssuedVoucher, issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { voucherBatches } from '#trade/issued-vouchers/contract/voucher-batches.ts'
import { grouped } from '#trade/vouchers/contract/voucher-code.ts'
import {
  voucherKinds,
  voucherPayments,
  voucherSources,
  voucherStates,
} from '#trade/vouchers/contract/voucher-states.ts'
import { useVoucherDays, useWorth } from '#trade/vouchers/web/voucher-worth.shown.ts'
import { useVoucherBulk } from './voucher-bulk.ts'
import { PaymentBadge, VoucherStanding } from './voucher-standing.tsx'
import { VoucherTotals } from './voucher-totals.tsx'

/** Every voucher that was issued, the latest first. */
export function VoucherList() {
  const t = useText()
  const may = useMay()
  const columns = useColumns()
  const filters = useFilters()
  const actions = useVoucherBulk()
  const issue = may(issuedVouchers.issue) && (
    <LinkButton kind="primary" to="/vouchers/admin/new">
      {t('issuedVouchers.issue')}
    </LinkButton>
  )
  return (
    <Page
      title={t('issuedVouchers.title')}
      intro={t('issuedVouchers.intro')}
      actions={
        <>
          {may(voucherBatches.list) && (
            <LinkButton to="/vouchers/admin/batches">{t('voucherBatches.title')}</LinkButton>
          )}
          {issue}
        </>
      }
    >
      <VoucherTotals />
      <List
        hasViews
        endpoint={issuedVouchers.list}
        exported={{ all: issuedVouchers.export }}
        label={t('issuedVouchers.title')}
        link={({ id }) => `/vouchers/admin/${id}`}
        nameOf={nameOf}
        actions={actions}
        columns={columns}
        filters={filters}
        empty={<EmptyState drawing="benefits" title={t('issuedVouchers.empty')} action={issue} />}
      />
    </Page>
  )
}

const nameOf = ({ holder }: IssuedVoucher) => fullName(holder)

function useColumns(): Column<IssuedVoucher>[] {
  const t = useText()
  const format = useFormat()
  const worth = useWorth()
  const { first } = useVoucherDays()
  const sum = (money: IssuedVoucher['issued']) => money && format.money(money.amount, money.currency)
  return [
    { name: 'holder', label: 'issuedVouchers.holder', isTitle: true, cell: nameOf },
    {
      name: 'value',
      label: 'issuedVouchers.value',
      align: 'end',
      onPhone: 'line',
      cell: worth,
    },
    {
      name: 'code',
      label: 'issuedVouchers.code',
      from: 'md',
      cell: ({ code }) => <code>{grouped(code)}</code>,
    },
    {
      name: 'state',
      label: 'issuedVouchers.state',
      onPhone: 'end',
      cell: (voucher) => <VoucherStanding {...voucher} />,
    },
    {
      name: 'outstanding',
      label: 'issuedVouchers.total_outstanding',
      align: 'end',
      from: 'md',
      cell: ({ outstanding }) => sum(outstanding) ?? '—',
    },
    {
      name: 'redeemed',
      label: 'issuedVouchers.total_redeemed',
      align: 'end',
      from: 'lg',
      cell: ({ redeemed }) => sum(redeemed),
    },
    {
      name: 'valid_until',
      label: 'issuedVouchers.valid_until',
      from: 'sm',
      cell: ({ last_day }) => format.date(last_day),
    },
    {
      name: 'payment',
      label: 'issuedVouchers.payment',
      from: 'lg',
      cell: ({ payment_status }) => <PaymentBadge status={payment_status} />,
    },
    {
      name: 'source',
      label: 'issuedVouchers.source',
      isHiddenByDefault: true,
      cell: ({ source }) => t(`vouchers.source_${source}`),
    },
    {
      name: 'issued',
      label: 'issuedVouchers.total_issued',
      align: 'end',
      isHiddenByDefault: true,
      cell: ({ issued }) => sum(issued) ?? '—',
    },
    {
      name: 'issued_at',
      label: 'issuedVouchers.issued',
      isHiddenByDefault: true,
      cell: ({ issued_at }) => format.date(issued_at),
    },
    {
      name: 'available_at',
      label: 'issuedVouchers.available_at',
      isHiddenByDefault: true,
      cell: first,
    },
  ]
}

function useFilters(): Filter[] {
  const t = useText()
  const batch = useBatchFilter()
  return [
    { name: 'state', label: 'issuedVouchers.state', options: optionsOf(t, voucherStates, 'vouchers.state') },
    { name: 'kind', label: 'issuedVouchers.kind', options: optionsOf(t, voucherKinds, 'issuedVouchers.kind') },
    { name: 'source', label: 'issuedVouchers.source', options: optionsOf(t, voucherSources, 'vouchers.source') },
    {
      name: 'payment',
      label: 'issuedVouchers.payment',
      options: optionsOf(t, voucherPayments, 'issuedVouchers.payment'),
    },
    {
      name: 'unclaimed',
      label: 'issuedVouchers.unclaimed',
      options: [{ value: '1', label: t('issuedVouchers.unclaimed_1') }],
    },
    {
      name: 'takenBack',
      label: 'issuedVouchers.taken_back_filter',
      options: [{ value: '1', label: t('issuedVouchers.taken_back_1') }],
    },
    ...batch,
    { name: 'issued', label: 'issuedVouchers.issued', isDays: true },
    { name: 'ends', label: 'issuedVouchers.ends', isDays: true },
  ]
}

/** The vouchers of one batch, to which its page links: the list shows this filter, and the reader can remove it. */
function useBatchFilter(): Filter[] {
  const mayRead = useMay()(voucherBatches.get)
  const id = useSearchParam('batchId')
  const { data } = useApi(voucherBatches.get, { id: Number(id) }, { isEnabled: mayRead && Number(id) > 0 })
  if (!id) return []
  return [{ name: 'batchId', label: 'issuedVouchers.batch', options: [{ value: id, label: data?.data.name ?? id }] }]
}
