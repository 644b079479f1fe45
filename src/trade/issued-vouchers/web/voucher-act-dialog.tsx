import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import type { VoucherAct } from '#trade/issued-vouchers/contract/issued-vouchers.flow.ts'
import { type IssuedVoucher, issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { grouped } from '#trade/vouchers/contract/voucher-code.ts'
import { BudgetChange } from './budget-change.tsx'

/** The inputs of each action. */
const blanks = {
  extend: { valid_until: '', reason: '' },
  adjust: { uses: '0', amount: 0, reason: '' },
  refund: { reason: '' },
  block: { reason: '' },
  unblock: { reason: '' },
}

type ActDialogProps = { voucher: IssuedVoucher; act: VoucherAct; onClose: () => void }

/** One action on a voucher, for a reason. */
export function VoucherActDialog({ voucher: { id, code, balance }, act, onClose }: ActDialogProps) {
  const t = useText()
  return (
    <FormDialog
      title={t(`issuedVouchers.question_${act}`, { code: grouped(code) })}
      text={t(`issuedVouchers.text_${act}`)}
      action={t(`issuedVouchers.act_${act}`)}
      kind={act === 'block' ? 'danger' : 'primary'}
      done={t(`issuedVouchers.done_${act}`)}
      onClose={onClose}
      endpoint={issuedVouchers[act] as typeof issuedVouchers.extend}
      params={{ id }}
      values={blanks[act] as typeof blanks.extend}
      draft={`issued-vouchers.${act}.${id}`}
    >
      {act === 'extend' && <DateField name="valid_until" label="issuedVouchers.new_last_day" />}
      {act === 'adjust' && (
        <>
          <TextField name="uses" label="issuedVouchers.adjust_uses" hint="issuedVouchers.adjust_uses_hint" isVerbatim />
          {balance !== null && <BudgetChange />}
        </>
      )}
      <ProseField name="reason" label="issuedVouchers.reason" hint="issuedVouchers.reason_hint" rows={3} />
    </FormDialog>
  )
}
