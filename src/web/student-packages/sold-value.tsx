import type { StudentPackage } from '#contract/student-packages/student-packages.ts'
import type { ShowValue } from '#web/kit/form/conflict-notice.tsx'
import { useFormat } from '#web/kit/language/format.ts'
import { PackageBadge, PaymentBadge } from './sold-badges.tsx'

/** What of a sold package is no plain text. */
export function useSoldValue(): ShowValue {
  const format = useFormat()
  return (field, value) => {
    if (field === 'status') return <PackageBadge status={value as StudentPackage['status']} />
    if (field === 'payment_status') return <PaymentBadge status={value as StudentPackage['payment_status']} />
    return typeof value === 'string' ? format.date(value) : undefined
  }
}
