import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import type { VoucherState } from '#trade/vouchers/contract/voucher-states.ts'

const tones: Record<VoucherState, Tone> = {
  SCHEDULED: 'accent',
  ACTIVE: 'good',
  PARTLY_USED: 'good',
  USED: 'neutral',
  EXPIRED: 'neutral',
  BLOCKED: 'bad',
}

export function VoucherBadge({ state }: { state: VoucherState }) {
  const t = useText()
  return <StatusBadge tone={tones[state]}>{t(`vouchers.state_${state}`)}</StatusBadge>
}
