import { useEffect, useEffectEvent } from 'react'
import { CheckboxField } from '#kit/web/form/fields/field-checkbox.tsx'
import { useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import type { StudentPackage } from '#trade/student-packages/contract/student-packages.ts'
import { lastWithdrawalDay, mayWithdraw, owedForUnused } from '#trade/student-packages/contract/withdrawal.ts'

/** Whether the buyer may still withdraw, what is owed then, and that they do. */
export function WithdrawalChoice({ sold }: { sold: StudentPackage }) {
  const t = useText()
  const format = useFormat()
  const date = sold.sold_at && format.date(lastWithdrawalDay(sold.sold_at))
  const isChosen = useFormValue('is_withdrawal') === true
  const reason = useFormValue('reason')
  const { write } = useFormState()
  const suggestReason = useEffectEvent(() => {
    if (reason === '') write('reason', t('studentPackages.withdrawal_reason'))
  })
  useEffect(() => {
    if (isChosen) suggestReason()
  }, [isChosen])

  if (date === null) return <Notice>{t('studentPackages.withdrawal_unknown')}</Notice>
  if (!mayWithdraw(sold, new Date())) return <Notice>{t('studentPackages.withdrawal_over', { date })}</Notice>
  const owed = format.money(owedForUnused(sold), sold.price.currency)
  const entries = { used: sold.entries_used, total: sold.entries_total, owed }
  return (
    <>
      <Notice tone="waiting" title={t('studentPackages.withdrawal_until', { date })}>
        {sold.payment_status === 'UNPAID'
          ? t('studentPackages.withdrawal_unpaid')
          : t(
              sold.entries_used === 0 ? 'studentPackages.withdrawal_unused' : 'studentPackages.withdrawal_used',
              entries,
            )}
      </Notice>
      <CheckboxField name="is_withdrawal" label="studentPackages.is_withdrawal" />
    </>
  )
}
