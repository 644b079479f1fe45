import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import type { ContentState } from '#reputation/content-reports/contract/content-reports.flow.ts'

const tones: Record<ContentState, Tone> = {
  TO_DECIDE: 'waiting',
  DISMISSED: 'quiet',
  UPHELD: 'good',
  OBJECTED: 'waiting',
  CONFIRMED: 'good',
  OVERTURNED: 'bad',
}

export function ContentBadge({ state }: { state: ContentState }) {
  const t = useText()
  return <StatusBadge tone={tones[state]}>{t(`contentReports.state_${state}`)}</StatusBadge>
}
