import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
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
    <Dialog title={t(`issuedVouchers.question_${act}`, { code: grouped(code) })} onClose={onClose}>
      <Form
        endpoint={issuedVouchers[act] as typeof issuedVouchers.extend}
        params={{ id }}
        values={blanks[act] as typeof blanks.extend}
        draft={`issued-vouchers.${act}.${id}`}
        onSent={() => {
          toast(t(`issuedVouchers.done_${act}`))
          onClose()
        }}
      >
        <Stack>
          <Text tone="soft">{t(`issuedVouchers.text_${act}`)}</Text>
          {act === 'extend' && <DateField name="valid_until" label="issuedVouchers.new_last_day" />}
          {act === 'adjust' && (
            <>
              <TextField name="uses" label="issuedVouchers.adjust_uses" hint="issuedVouchers.adjust_uses_hint" />
              {balance !== null && <BudgetChange />}
            </>
          )}
          <ProseField name="reason" label="issuedVouchers.reason" hint="issuedVouchers.reason_hint" rows={3} />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton kind={act === 'block' ? 'danger' : 'primary'}>{t(`issuedVouchers.act_${act}`)}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
