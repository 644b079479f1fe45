import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { AbuseReportDetails } from '#reputation/abuse-reports/contract/abuse-reports.ts'

/** What happened to a report, in its order. */
export function useReportCourse({ reason, reported_at, author, decision, objection, state }: AbuseReportDetails) {
  const t = useText()
  const format = useFormat()
  const byOffice = (at: string, who: string | null) =>
    t('abuseReports.by', { when: format.dateTime(at), who: who ?? t('abuseReports.someone') })
  return [
    {
      id: 'made',
      title: t('abuseReports.made', { reason: t(`abuseReports.reason_${reason}`) }),
      meta: format.dateTime(reported_at),
    },
    ...(author.edited_at
      ? [{ id: 'edited', title: t('abuseReports.author_edited'), meta: format.dateTime(author.edited_at) }]
      : []),
    ...(decision
      ? [
          {
            id: 'decision',
            title: t(
              decision.measure ? `abuseReports.decision_${decision.measure}` : 'abuseReports.decision_dismissed',
            ),
            meta: byOffice(decision.decided_at, decision.by),
            body: decision.note,
          },
        ]
      : []),
    ...(objection
      ? [
          {
            id: 'objection',
            title: t('abuseReports.objected'),
            meta: format.dateTime(objection.objected_at),
            body: objection.text,
          },
        ]
      : []),
    ...(objection?.decided_at && (state === 'CONFIRMED' || state === 'OVERTURNED')
      ? [
          {
            id: 'answer',
            title: t(`abuseReports.objection_${state}`),
            meta: byOffice(objection.decided_at, objection.by),
            body: objection.note,
          },
        ]
      : []),
  ]
}
