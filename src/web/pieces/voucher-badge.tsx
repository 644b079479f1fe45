import type { VoucherState } from '#contract/vouchers/voucher-states.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/badge.tsx'

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
