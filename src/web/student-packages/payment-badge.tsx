import type { StudentPackage } from '#contract/student-packages/student-packages.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/badge.tsx'

const paymentTones: Record<StudentPackage['payment_status'], Tone> = {
  UNPAID: 'waiting',
  PAID: 'ordinary',
  REFUNDED: 'neutral',
}

export function PaymentBadge({ status }: { status: StudentPackage['payment_status'] }) {
  const t = useText()
  return <StatusBadge tone={paymentTones[status]}>{t(`studentPackages.payment_${status}`)}</StatusBadge>
}
