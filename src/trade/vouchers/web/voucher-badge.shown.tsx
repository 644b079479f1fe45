import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import type { VoucherState } from '#trade/vouchers/contract/voucher-states.ts'

export function VoucherBadge({ state }: { state: VoucherState }) {
  const t = useText()
  return <StatusBadge tone={state === 'BLOCKED' ? 'bad' : 'quiet'}>{t(`vouchers.state_${state}`)}</StatusBadge>
}
