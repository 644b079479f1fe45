import type { ShowValue } from '#kit/web/form/conflict-notice.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import type { StudentPackage } from '#trade/student-packages/contract/student-packages.ts'
import { PackageBadge } from './package-badge.shown.tsx'
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
