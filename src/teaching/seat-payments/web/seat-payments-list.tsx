import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import type { BulkAction } from '#kit/web/list/bulk/bulk-action.ts'
import { List } from '#kit/web/list/list.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import {
  mayDoAboutPayment,
  type PaymentAct,
  seatPaymentStates,
} from '#teaching/participants/contract/seat-payments.flow.ts'
import { type SeatPayment, seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'

/** Who owes for a seat that no entry of a package pays for, and who is owed. */
export function SeatPaymentsList() {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const actions = usePaymentActs()
  const sum = (amount: number, { currency }: SeatPayment) => (amount > 0 ? format.money(amount, currency) : '–')
  return (
    <Page title={t('participants.payments_title')} intro={t('participants.payments_intro')}>
      <List
        endpoint={seatPayments.list}
        label={t('participants.payments_title')}
        link={({ training }) => `/training/${training.id}`}
        nameOf={nameOf}
        actions={actions}
        columns={[
          { name: 'student', label: 'participants.student', isTitle: true, cell: nameOf },
          {
            name: 'training',
            label: 'participants.payments_training',
            onPhone: 'line',
            cell: ({ training }) => inLanguage(training.title),
          },
          {
            name: 'due',
            label: 'participants.payments_due',
            align: 'end',
            onPhone: 'line',
            cell: (row) => sum(row.due, row),
          },
          {
            name: 'to_refund',
            label: 'participants.payments_to_refund',
            align: 'end',
            onPhone: 'end',
            cell: (row) => sum(row.to_refund, row),
          },
          {
            name: 'paid',
            label: 'participants.payments_paid',
            align: 'end',
            from: 'md',
            cell: (row) => sum(row.paid, row),
          },
          {
            name: 'registered_at',
            label: 'participants.payments_since',
            from: 'md',
            cell: ({ registered_at }) => format.date(registered_at),
          },
          {
            name: 'by',
            label: 'participants.payments_last',
            from: 'lg',
            cell: ({ by, at }) => [by, at && format.date(at)].filter(Boolean).join(', '),
          },
        ]}
        filters={[
          {
            name: 'state',
            label: 'participants.payments_state',
            options: optionsOf(t, seatPaymentStates, 'participants.payments'),
          },
        ]}
        empty={<EmptyState drawing="benefits" title={t('participants.payments_empty')} />}
      />
    </Page>
  )
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
    run: ({ id }, reason) => send(seatPayments[name] as typeof seatPayments.pay, { id, reason }),
  }))
}

const nameOf = ({ student }: SeatPayment) => fullName(student)
