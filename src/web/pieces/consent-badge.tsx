import type { ConsentState } from '#contract/consents/consents.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/badge.tsx'

export function ConsentBadge({ state }: { state: ConsentState }) {
  const t = useText()
  return <StatusBadge tone={tones[state]}>{t(`consents.state_${state}`)}</StatusBadge>
}

const tones: Record<ConsentState, Tone> = {
  NOT_ASKED: 'neutral',
  ASKED: 'waiting',
  GIVEN: 'good',
  DECLINED: 'bad',
  WITHDRAWN: 'bad',
  NOT_NEEDED: 'ordinary',
}
