import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { availableOfficeSteps } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import type { AbuseReportDetails } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { DecisionButtons } from './decision-buttons.shown.tsx'
import { DecisionDialog } from './report-decision.tsx'

type ReportedCaseProps = { report: AbuseReportDetails; onDecided?: () => void }

/** The review, why it was reported, what the author objects, and the office's answers. */
export function ReportedCase({ report, onDecided }: ReportedCaseProps) {
  const t = useText()
  return (
    <>
      <Turn report={report} />
      <Panel>
        <Stack>
          <ReportFacts report={report} />
          <Quote title={t('abuseReports.explanation')}>{report.explanation}</Quote>
          <Review review={report.review} />
          {report.state === 'OBJECTED' && report.objection && (
            <Quote title={t('abuseReports.objected')}>{report.objection.text}</Quote>
          )}
          <Decisions report={report} onDecided={onDecided} />
        </Stack>
      </Panel>
    </>
  )
}

/** Whose turn it is, and what has changed since the report. */
function Turn({ report: { state, author, review } }: { report: AbuseReportDetails }) {
  const t = useText()
  const format = useFormat()
  const { edit_until, edited_at } = author
  if (state === 'WITH_AUTHOR' && edit_until) {
    return (
      <Notice tone="waiting" title={t('abuseReports.with_author', { until: format.dateTime(edit_until) })}>
        {t('abuseReports.with_author_text')}
      </Notice>
    )
  }
  if (review.is_edited && edited_at) {
    return (
      <Notice tone="waiting" title={t('abuseReports.edited')}>
        {t('abuseReports.edited_text', { when: format.relative(edited_at) })}
      </Notice>
    )
  }
  if (state !== 'TO_DECIDE') return null
  return <Notice>{t(review.status === 'HIDDEN' ? 'abuseReports.hidden_meanwhile' : 'abuseReports.still_shown')}</Notice>
}

function ReportFacts({ report: { artist, is_public, review, reason, reported_at } }: { report: AbuseReportDetails }) {
  const t = useText()
  const format = useFormat()
  return (
    <Facts
      facts={[
        { label: t('abuseReports.reason'), value: t(`abuseReports.reason_${reason}`) },
        {
          label: t('abuseReports.artist'),
          value: artist ? (
            <PersonLink kind="proArtist" id={artist.id} name={fullName(artist)} avatar_url={artist.avatar_url} />
          ) : (
            t(is_public ? 'abuseReports.by_public' : 'abuseReports.artist_gone', { name: review.artist_name })
          ),
        },
        { label: t('abuseReports.reported_at'), value: format.dateTime(reported_at) },
        {
          label: t('abuseReports.review'),
          value: <Link to={`/trainings/reviews/${review.id}`}>{t(`abuseReports.review_${review.status}`)}</Link>,
        },
      ]}
    />
  )
}

function Review({ review: { author_name: author, title, rating, text } }: Pick<AbuseReportDetails, 'review'>) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <Stack gap="sm">
      <Rating value={rating} label={t('abuseReports.rating', { rating })} />
      <Quote title={t('abuseReports.review_by', { author, title: inLanguage(title) })}>{text}</Quote>
    </Stack>
  )
}

function Decisions({ report, onDecided }: ReportedCaseProps) {
  const t = useText()
  return (
    <DecisionButtons
      steps={availableOfficeSteps(useUser(), report)}
      labelOf={(step) => t(`abuseReports.step_${step}`)}
      dialogOf={(step, close) => <DecisionDialog report={report} step={step} onDecided={onDecided} onClose={close} />}
    />
  )
}
