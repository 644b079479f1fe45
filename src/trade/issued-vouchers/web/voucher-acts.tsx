import { useState } from 'react'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { TextField } from '#kit/web/form/fields/field-text.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { availableVoucherActs, type VoucherAct } from '#trade/issued-vouchers/contract/issued-vouchers.flow.ts'
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

/** Everything that is possible with a voucher now, and nothing that is not; each for a reason. */
export function VoucherActs({ voucher }: { voucher: IssuedVoucher }) {
  const t = useText()
  const user = useUser()
  const [open, setOpen] = useState<VoucherAct | null>(null)
  const acts = availableVoucherActs(user, voucher)
  if (acts.length === 0) return null
  return (
    <Row>
      {acts.map((act) => (
        <Button key={act} kind={act === 'block' ? 'danger' : 'plain'} onClick={() => setOpen(act)}>
          {t(`issuedVouchers.act_${act}`)}
        </Button>
      ))}
      {open && <ActDialog voucher={voucher} act={open} onClose={() => setOpen(null)} />}
    </Row>
  )
}

type ActDialogProps = { voucher: IssuedVoucher; act: VoucherAct; onClose: () => void }

export function ActDialog({ voucher: { id, code, balance }, act, onClose }: ActDialogProps) {
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
