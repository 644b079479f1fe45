import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import type { ConsentState } from '#reputation/consents/contract/consents.ts'

export function ConsentBadge({ state }: { state: ConsentState }) {
  const t = useText()
  return <StatusBadge tone={tones[state]}>{t(`consents.state_${state}`)}</StatusBadge>
}

const tones: Record<ConsentState, Tone> = {
  NOT_ASKED: 'quiet',
  ASKED: 'quiet',
  GIVEN: 'good',
  DECLINED: 'bad',
  WITHDRAWN: 'bad',
  NOT_NEEDED: 'quiet',
}
