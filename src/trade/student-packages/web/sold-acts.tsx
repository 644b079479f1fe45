import { useState } from 'react'
import { currency } from '#kit/contract/values/money.ts'
import { useSend } from '#kit/web/calls/query.ts'
import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { DateField } from '#kit/web/form/fields/field-date.tsx'
import { MoneyField } from '#kit/web/form/fields/field-money.tsx'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { toast } from '#kit/web/overlay/toast.ts'
import { Text } from '#kit/web/ui/layout.tsx'
import { largestRefund, proposedRefund, unusedEntries } from '#trade/student-packages/contract/refund.ts'
import type { PackageAct } from '#trade/student-packages/contract/student-packages.flow.ts'
import { type StudentPackage, studentPackages } from '#trade/student-packages/contract/student-packages.ts'
import { owedForUnused } from '#trade/student-packages/contract/withdrawal.ts'
import { PackageBadge } from './package-badge.shown.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { WithdrawalChoice } from './withdrawal-choice.tsx'

/** The actions that need a reason, with their other inputs. */
const reasoned = {
  refund: (sold: StudentPackage) => ({
    refund: { amount: proposedRefund(sold), currency },
    entries: unusedEntries(sold),
    reason: '',
  }),
  extend: () => ({ expires_on: '', reason: '' }),
  pause: () => ({ starts_on: '', ends_on: '', reason: '' }),
  cancel: () => ({ is_withdrawal: false, reason: '' }),
}
export type Reasoned = keyof typeof reasoned
export const isReasoned = (act: PackageAct): act is Reasoned => act in reasoned

export type Plain = Exclude<PackageAct, Reasoned>

/** Requests confirmation, then sends an act that needs no reason. */
export function usePlainAct({ id, name, revision }: StudentPackage, act: Plain) {
  const t = useText()
  const inLanguage = useBilingual()
  const { send, isPending } = useSend(studentPackages[act], { onSent: () => toast(t(`studentPackages.done_${act}`)) })
  const question = {
    title: t(`studentPackages.question_${act}`, { name: inLanguage(name) }),
    text: t(`studentPackages.text_${act}`),
    action: t(`studentPackages.act_${act}`),
  }
  const start = async () => {
    if (await ask(question)) send({ id, revision })
  }
  return { start: () => void start(), isPending }
}

type ReasonDialogProps = { sold: StudentPackage; act: Reasoned; onClose: () => void }

/** The dialog for the reason, and for the days or the amount if the action has any. */
export function ReasonDialog({ sold: current, act, onClose }: ReasonDialogProps) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const showValue = useSoldValue()
  // What comes while the dialog covers the page has not been looked at.
  const [sold] = useState(current)
  const entries = unusedEntries(sold)
  return (
    <FormDialog
      title={t(`studentPackages.question_${act}`, { name: inLanguage(sold.name) })}
      text={t(`studentPackages.text_${act}`)}
      action={t(`studentPackages.act_${act}`)}
      kind={act === 'cancel' ? 'danger' : 'primary'}
      done={t(`studentPackages.done_${act}`)}
      onClose={onClose}
      endpoint={studentPackages[act] as typeof studentPackages.extend}
      params={{ id: sold.id, revision: sold.revision }}
      values={reasoned[act](sold) as ReturnType<typeof reasoned.extend>}
      // An amount that was typed for other entries is not offered again.
      draft={`student-packages.${act}.${sold.id}${act === 'refund' ? `.${entries}` : ''}`}
      showValue={showValue}
    >
      {act === 'refund' && (
        <>
          <Text>
            {t('studentPackages.refund_share', {
              left: entries,
              total: sold.entries_total,
              owed: format.money(owedForUnused(sold), sold.price.currency),
            })}
          </Text>
          <MoneyField
            name="refund"
            label="studentPackages.refunded_amount"
            hint="studentPackages.refunded_amount_hint"
            hintParams={{ most: format.money(largestRefund(sold), sold.price.currency) }}
          />
        </>
      )}
      {act === 'extend' && (
        <DateField name="expires_on" label="studentPackages.expires_on" hint="studentPackages.expires_on_hint" />
      )}
      {act === 'pause' && (
        <>
          <DateField name="starts_on" label="studentPackages.starts_on" />
          <DateField name="ends_on" label="studentPackages.ends_on" hint="studentPackages.ends_on_hint" />
        </>
      )}
      {act === 'cancel' && <WithdrawalChoice sold={sold} />}
      <ProseField name="reason" label="studentPackages.reason" hint="studentPackages.reason_hint" rows={3} />
    </FormDialog>
  )
}

/** What of a sold package is no plain text. */
function useSoldValue(): ShowValue {
  const format = useFormat()
  return (field, value) => {
    if (field === 'status') return <PackageBadge status={value as StudentPackage['status']} />
    if (field === 'payment_status') return <PaymentBadge status={value as StudentPackage['payment_status']} />
    if (typeof value !== 'string') return undefined
    // What expires at midnight is valid through the day before.
    return format.date(field === 'expires_at' ? new Date(Date.parse(value) - 1).toISOString() : value)
  }
}
