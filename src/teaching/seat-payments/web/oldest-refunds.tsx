import { useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { type SeatPayment, seatPayments } from '#teaching/seat-payments/contract/seat-payments.ts'

/** Who is to get money back for a seat. */
export function OldestRefunds() {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const inLanguage = useBilingual()
  // State of the list and not of its row, which disappears as soon as somebody else decides.
  const [refunded, setRefunded] = useState<SeatPayment | null>(null)
  return (
    <>
      <OldestRows endpoint={seatPayments.list} input={{ state: 'TO_REFUND', sortBy: 'refund_due_since' }}>
        {(row) => (
          <OldestRow
            key={row.id}
            person={row.student}
            to={`/training/${row.training.id}`}
            note={`${format.money(row.to_refund, row.currency)}, ${inLanguage(row.training.title)}`}
            since={row.refund_due_since}
          >
            {may(seatPayments.refund) && (
              <Button size="sm" aria-haspopup="dialog" onClick={() => setRefunded(row)}>
                {t('participants.payment_refund')}
              </Button>
            )}
          </OldestRow>
        )}
      </OldestRows>
      {refunded && <RefundDialog payment={refunded} onClose={() => setRefunded(null)} />}
    </>
  )
}

function RefundDialog({ payment: { id, to_refund: amount }, onClose }: { payment: SeatPayment; onClose: () => void }) {
  const t = useText()
  return (
    <FormDialog
      title={t('participants.bulk_refund', { count: 1 })}
      text={t('participants.payment_text_refund')}
      action={t('participants.payment_refund')}
      done={t('app.action_succeeded')}
      onClose={onClose}
      endpoint={seatPayments.refund}
      params={{ id, amount }}
      values={{ reason: '' }}
      draft={`seat-payments.refund.${id}`}
    >
      <ProseField
        name="reason"
        label="participants.payments_reason"
        hint="participants.payments_reason_hint"
        rows={3}
      />
    </FormDialog>
  )
}
