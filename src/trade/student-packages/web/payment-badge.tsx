import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import type { StudentPackage } from '#trade/student-packages/contract/student-packages.ts'

const paymentTones: Record<StudentPackage['payment_status'], Tone> = {
  UNPAID: 'waiting',
  PAID: 'quiet',
  REFUNDED: 'quiet',
}

export function PaymentBadge({ status }: { status: StudentPackage['payment_status'] }) {
  const t = useText()
  return <StatusBadge tone={paymentTones[status]}>{t(`studentPackages.payment_${status}`)}</StatusBadge>
}
