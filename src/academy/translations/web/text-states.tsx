import type { TextState } from '#academy/translations/contract/portal-texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'

const tones = { MISSING: 'bad', BROKEN: 'bad', OUTDATED: 'waiting', CHANGED: 'neutral' } as const satisfies Record<
  TextState,
  Tone
>

/** The most important one: every broken text is outdated, and every outdated one was changed. */
export function TextStates({ states }: { states: readonly TextState[] }) {
  const t = useText()
  const state = (Object.keys(tones) as TextState[]).find((one) => states.includes(one))
  return state && <StatusBadge tone={tones[state]}>{t(`translations.state_${state}`)}</StatusBadge>
}
