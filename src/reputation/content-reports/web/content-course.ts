import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { ContentReportDetails } from '#reputation/content-reports/contract/content-reports.ts'

/** What happened to a report, in its order. */
export function useContentCourse({ notices, decision, objection, state, source }: ContentReportDetails) {
  const t = useText()
  const format = useFormat()
  const byOffice = (at: string, who: string | null) =>
    t('contentReports.by', { when: format.dateTime(at), who: who ?? t('contentReports.someone') })
  return [
    ...notices.map(({ id, reason, reported_at }) => ({
      id: `notice ${id}`,
      title: t('contentReports.made', { reason: t(`contentReports.reason_${reason}`) }),
      meta: format.dateTime(reported_at),
    })),
    ...(decision
      ? [
          {
            id: 'decision',
            title: t(`contentReports.decision_${decision.measure ?? 'none'}`),
            meta: byOffice(decision.decided_at, decision.by),
            body: source === 'NOTICE' ? decision.note : `${t('contentReports.own_initiative')}. ${decision.note}`,
          },
        ]
      : []),
    ...(objection
      ? [
          {
            id: 'objection',
            title: t('contentReports.objected'),
            meta: format.dateTime(objection.objected_at),
            body: objection.text,
          },
        ]
      : []),
    ...(objection?.decided_at && (state === 'CONFIRMED' || state === 'OVERTURNED')
      ? [
          {
            id: 'answer',
            title: t(`contentReports.objection_${state}`),
            meta: byOffice(objection.decided_at, objection.by),
            body: objection.note,
          },
        ]
      : []),
  ]
}
