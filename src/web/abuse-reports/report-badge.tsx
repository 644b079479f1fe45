import type { ReportState } from '#contract/abuse-reports/abuse-reports.flow.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/badge.tsx'

const tones: Record<ReportState, Tone> = {
  WITH_AUTHOR: 'neutral',
  TO_DECIDE: 'waiting',
  DISMISSED: 'neutral',
  UPHELD: 'good',
  OBJECTED: 'waiting',
  CONFIRMED: 'good',
  OVERTURNED: 'bad',
}

export function ReportBadge({ state }: { state: ReportState }) {
  const t = useText()
  return <StatusBadge tone={tones[state]}>{t(`abuseReports.state_${state}`)}</StatusBadge>
}
