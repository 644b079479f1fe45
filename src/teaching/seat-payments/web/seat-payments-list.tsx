import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import type { BulkAction } from '#kit/web/list/bulk/bulk-action.ts'
import { List } from '#kit/web/list/list.tsx'
import type { Column } from '#kit/web/list/list-column.ts'
import { useAddress } from '#kit/web/page/address/address.ts'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Segments } from '#kit/web/ui/inputs/segments.tsx'
import {
  mayDoAboutPayment,
  type PaymentAct,
  type SeatPaymentState,
  seatPaymentStates,
} from '#teaching/participants/contract/seat-payments.flow.ts'
import { type SeatPayment, seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'

const recordedSums = ['paid', 'waived', 'refunded'] as const

/** Who owes for a seat that no entry of a package pays for, who is owed, and what was recorded of it by whom. */
export function SeatPaymentsList() {
  const t = useText()
  const actions = usePaymentActs()
  const { state: query, change } = useAddress(seatPayments.list.query)
  const { state } = query
  const columns = useColumns(state)
  return (
    <Page title={t('participants.payments_title')} intro={t('participants.payments_intro')}>
      <Segments
        label={t('participants.payments_state')}
        value={state}
        options={optionsOf(t, seatPaymentStates, 'participants.payments')}
        onChange={(chosen) => change({ state: chosen, page: null, sortBy: null, descending: null })}
      />
      <List
        endpoint={seatPayments.list}
        label={t('participants.payments_title')}
        link={({ training }) => `/training/${training.id}`}
        nameOf={nameOf}
        actions={actions}
        columns={columns}
        empty={
          <EmptyState
            drawing="benefits"
            title={t(state === 'RECORDED' ? 'participants.payments_none' : 'participants.payments_empty')}
          />
        }
      />
    </Page>
  )
}

function useColumns(state: SeatPaymentState): Column<SeatPayment>[] {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const money = (amount: number, { currency }: SeatPayment) => format.money(amount, currency)
  const whose: Column<SeatPayment>[] = [
    { name: 'student', label: 'participants.student', isTitle: true, cell: nameOf },
    {
      name: 'training',
      label: 'participants.payments_training',
      onPhone: 'line',
      cell: ({ training }) => inLanguage(training.title),
    },
  ]
  const lastRecorded = { name: 'payment_at', label: 'participants.payments_last', cell: recordedBy } as const
  if (state === 'RECORDED')
    return [
      ...whose,
      {
        name: 'recorded',
        label: 'participants.payments_RECORDED',
        onPhone: 'end',
        cell: (row) =>
          recordedSums
            .filter((name) => row[name] > 0)
            .map((name) => t(`participants.${name}_amount`, { amount: money(row[name], row) }))
            .join(', '),
      },
      { ...lastRecorded, from: 'sm' },
      { name: 'reason', label: 'participants.payments_reason', from: 'md', cell: ({ reason }) => reason },
    ]
  const open = state === 'DUE' ? 'due' : 'to_refund'
  return [
    ...whose,
    {
      name: open,
      label: `participants.payments_${open}`,
      align: 'end',
      onPhone: 'end',
      cell: (row) => money(row[open], row),
    },
    {
      name: 'paid',
      label: 'participants.payments_paid',
      align: 'end',
      from: 'md',
      cell: (row) => (row.paid > 0 ? money(row.paid, row) : '—'),
    },
    {
      name: 'registered_at',
      label: 'participants.payments_since',
      from: 'md',
      cell: ({ registered_at }) => format.date(registered_at),
    },
    { ...lastRecorded, from: 'lg' },
  ]

  function recordedBy({ by, at }: SeatPayment) {
    return [by, at && format.date(at)].filter(Boolean).join(', ')
  }
}

/** What the office writes down, of one seat or of many. */
function usePaymentActs(): BulkAction<SeatPayment>[] {
  const t = useText()
  const may = useMay()
  if (!may(seatPayments.pay)) return []
  return (Object.keys(mayDoAboutPayment) as PaymentAct[]).map((name) => ({
    name,
    label: t(`participants.payment_${name}`),
    question: (count) => t(`participants.bulk_${name}`, { count }),
    text: t(`participants.payment_text_${name}`),
    message: {
      label: t('participants.payments_reason'),
      hint: t('participants.payments_reason_hint'),
      isRequired: name !== 'pay',
      max: 2000,
    },
    applies: mayDoAboutPayment[name],
    run: ({ id, due, to_refund }, reason) => {
      const amount = name === 'refund' ? to_refund : due
      return send(seatPayments[name] as typeof seatPayments.pay, { id, amount, reason })
    },
  }))
}

const nameOf = ({ student }: SeatPayment) => fullName(student)
