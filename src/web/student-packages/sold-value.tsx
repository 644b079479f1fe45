import type { StudentPackage } from '#contract/student-packages/student-packages.ts'
import type { ShowValue } from '#web/kit/form/conflict-notice.tsx'
import { useFormat } from '#web/kit/language/format.ts'
import { PackageBadge } from '#web/pieces/package-badge.tsx'
import { PaymentBadge } from './payment-badge.tsx'

/** What of a sold package is no plain text. */
export function useSoldValue(): ShowValue {
  const format = useFormat()
  return (field, value) => {
    if (field === 'status') return <PackageBadge status={value as StudentPackage['status']} />
    if (field === 'payment_status') return <PaymentBadge status={value as StudentPackage['payment_status']} />
    if (typeof value !== 'string') return undefined
    // What expires at midnight is valid through the day before.
    return format.date(field === 'expires_at' ? new Date(Date.parse(value) - 1).toISOString() : value)
  }
}
