import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { ContentReportDetails } from '#reputation/content-reports/contract/content-reports.ts'

/** What happened to a report, in its order. */
export function useContentCourse({ notices, decision, objections, source }: ContentReportDetails) {
  const t = useText()
  const format = useFormat()
  const titleOf = useObjectionTitle(notices)
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
    ...objections.map((objection) => ({
      id: `objection ${objection.id}`,
      title: titleOf(objection),
      meta: format.dateTime(objection.objected_at),
      body: objection.text,
    })),
    ...answersOf(objections).map(({ id, is_accepted, decided_at, by, note }) => ({
      id: `answer ${id}`,
      title: t(`contentReports.objection_${is_accepted ? 'OVERTURNED' : 'CONFIRMED'}`),
      meta: byOffice(decided_at, by),
      body: note,
    })),
  ]
}

/** Objections that waited together have one answer. */
function answersOf(objections: ContentReportDetails['objections']) {
  return objections.flatMap(({ decided_at, ...objection }, index) => {
    const isFirst = objections.findIndex((one) => one.decided_at === decided_at) === index
    return decided_at !== null && isFirst ? [{ ...objection, decided_at }] : []
  })
}

/** Whose it is: a reporter by name, as the office sees them; the artist's has none. */
export function useObjectionTitle(notices: ContentReportDetails['notices']) {
  const t = useText()
  return ({ notice_id }: Pick<ContentReportDetails['objections'][number], 'notice_id'>) => {
    const notice = notices.find(({ id }) => id === notice_id)
    return notice
      ? t('contentReports.objected_by', { name: notice.name ?? t('contentReports.anonymous') })
      : t('contentReports.objected')
  }
}
