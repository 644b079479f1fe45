import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import type { IssuedVoucher } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
import { VoucherBadge } from '#trade/vouchers/web/voucher-badge.shown.tsx'

/** The state of a voucher; a revoked one has no holder. */
export function VoucherStanding({ state, is_taken_back }: Pick<IssuedVoucher, 'state' | 'is_taken_back'>) {
  const t = useText()
  return is_taken_back ? <StatusBadge>{t('issuedVouchers.taken_back')}</StatusBadge> : <VoucherBadge state={state} />
}

export function PaymentBadge({ status }: { status: IssuedVoucher['payment_status'] }) {
  const t = useText()
  return <StatusBadge>{t(`issuedVouchers.payment_${status}`)}</StatusBadge>
}
