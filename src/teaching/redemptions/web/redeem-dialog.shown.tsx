import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import type { Participant } from '#teaching/participants/contract/participants.ts'
import type { Training } from '#teaching/trainings/contract/trainings.ts'
import { CodeEntry } from './code-entry.tsx'

type RedeemProps = { training: Pick<Training, 'title'>; participant: Participant; onClose: () => void }

/** Pays for one seat with the code that its student brings. */
export function RedeemDialog({ training, participant: { id, student, payment, vouchers }, onClose }: RedeemProps) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const money = (amount: number) => format.money(amount, payment.currency)
  const byVouchers = vouchers.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Dialog title={t('vouchers.seat_title', { student: fullName(student) })} onClose={onClose}>
      <Stack>
        <Text>
          {t('vouchers.seat_state', {
            ...{ title: inLanguage(training.title), paid: money(payment.paid + byVouchers) },
            left: money(payment.due),
          })}
        </Text>
        <CodeEntry participantId={id} onRedeemed={onClose} />
        <DialogActions>
          <Button onClick={onClose}>{t('app.close')}</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
