import type { StudentPackage } from '#contract/student-packages/student-packages.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/badge.tsx'
import { packageTones } from '#web/pieces/package-tones.ts'

export function PackageBadge({ status }: { status: StudentPackage['status'] }) {
  const t = useText()
  return <StatusBadge tone={packageTones[status]}>{t(`studentPackages.status_${status}`)}</StatusBadge>
}

const paymentTones: Record<StudentPackage['payment_status'], Tone> = {
  UNPAID: 'waiting',
  PAID: 'ordinary',
  REFUNDED: 'neutral',
}

export function PaymentBadge({ status }: { status: StudentPackage['payment_status'] }) {
  const t = useText()
  return <StatusBadge tone={paymentTones[status]}>{t(`studentPackages.payment_${status}`)}</StatusBadge>
}
