import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import type { PairState } from '#office/duplicates/contract/duplicates.flow.ts'

const tones: Record<PairState, Tone> = { OPEN: 'waiting', NOT_SAME: 'quiet', MERGED: 'good' }

export function PairBadge({ state }: { state: PairState }) {
  const t = useText()
  return <StatusBadge tone={tones[state]}>{t(`duplicates.state_${state}`)}</StatusBadge>
}
