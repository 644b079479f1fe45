import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { reportRoute } from '#reputation/content-reports/contract/content-reports.flow.ts'
import type { ReporterCase } from '#reputation/content-reports/contract/content-reports.ts'

/** What is true today for somebody who reported content: whether it is visible, why, and whether the office owes an answer. */
export function ReporterOutcome({ its }: { its: ReporterCase }) {
  const t = useText()
  const { state, decision, lifted, after_all } = its
  if (!decision)
    return (
      <Notice title={t('contentReports.reporter_waiting_title')}>{t('contentReports.reporter_waiting_text')}</Notice>
    )
  if (lifted) return <Restored its={its} lifted={lifted} />
  if (after_all) return <Notice tone="good" title={t('contentReports.reporter_OVERTURNED_title')} />
  if (!decision.measure) return <Left its={its} />
  return (
    <Notice tone="good" title={t('contentReports.reporter_UPHELD_title')}>
      {state === 'OBJECTED' && t('contentReports.reporter_contested_text')}
    </Notice>
  )
}

/** The restriction has ended. The academy has no further objection for that: a new report is possible, and the ways outside. */
function Restored({ its, lifted }: { its: ReporterCase; lifted: NonNullable<ReporterCase['lifted']> }) {
  const t = useText()
  const format = useFormat()
  const { kind, content_id, is_visible } = its
  const since = lifted.at
    ? t(`contentReports.reporter_restored_${lifted.is_by_objection ? 'objection' : 'office'}`, {
        date: format.date(lifted.at),
      })
    : t('contentReports.reporter_restored_unknown')
  if (!is_visible)
    return (
      <Notice title={t('contentReports.reporter_allowed_title')}>
        <Text>{since}</Text>
        <Text>{t('contentReports.reporter_allowed_text')}</Text>
      </Notice>
    )
  return (
    <Notice
      title={t('contentReports.reporter_restored_title')}
      actions={<LinkButton to={`/${reportRoute(kind, content_id)}`}>{t('contentReports.reporter_again')}</LinkButton>}
    >
      <Text>{since}</Text>
      <Text>{t('contentReports.reporter_again_text')}</Text>
    </Notice>
  )
}

/** The office restricted nothing. */
function Left({ its: { state, objection, is_visible } }: { its: ReporterCase }) {
  const t = useText()
  if (objection && objection.is_accepted === null)
    return (
      <Notice tone="waiting" title={t('contentReports.reporter_objected_title')}>
        {t('contentReports.reporter_objected_text')}
      </Notice>
    )
  if (!is_visible)
    return <Notice title={t('contentReports.reporter_left_title')}>{t('contentReports.reporter_left_text')}</Notice>
  return (
    <Notice title={t(`contentReports.reporter_${objection ? 'CONFIRMED' : 'DISMISSED'}_title`)}>
      {state === 'OBJECTED' && t('contentReports.reporter_others_text')}
    </Notice>
  )
}
