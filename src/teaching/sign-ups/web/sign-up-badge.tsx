import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import type { SignUpState } from '#teaching/sign-ups/contract/sign-ups.flow.ts'

const tones: Record<SignUpState, Tone> = {
  UNPROVEN: 'quiet',
  WAITING: 'waiting',
  WAITLISTED: 'waiting',
  SEATED: 'good',
  REFUSED: 'bad',
  WITHDRAWN: 'quiet',
  LAPSED: 'bad',
}

export function SignUpBadge({ state }: { state: SignUpState }) {
  const t = useText()
  return <StatusBadge tone={tones[state]}>{t(`signUps.state_${state}`)}</StatusBadge>
}
