import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { reportTones } from '#reputation/abuse-reports/web/report-badge.shown.tsx'
import type { ContentState } from '#reputation/content-reports/contract/content-reports.flow.ts'

export function ContentBadge({ state }: { state: ContentState }) {
  const t = useText()
  return <StatusBadge tone={reportTones[state]}>{t(`contentReports.state_${state}`)}</StatusBadge>
}
