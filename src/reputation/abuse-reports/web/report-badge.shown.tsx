import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import type { ReportState } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'

/** The tones of the states of a report of any content. */
export const reportTones: Record<ReportState, Tone> = {
  WITH_AUTHOR: 'quiet',
  TO_DECIDE: 'waiting',
  DISMISSED: 'quiet',
  UPHELD: 'good',
  OBJECTED: 'waiting',
  CONFIRMED: 'good',
  OVERTURNED: 'bad',
}

export function ReportBadge({ state }: { state: ReportState }) {
  const t = useText()
  return <StatusBadge tone={reportTones[state]}>{t(`abuseReports.state_${state}`)}</StatusBadge>
}
