import { fullName } from '#kit/contract/values/full-name.ts'
import { addressOf } from '#kit/web/calls/api.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { PageLink } from '#kit/web/page/address/page-link.tsx'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Columns, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { DecisionButtons } from '#reputation/abuse-reports/web/decision-buttons.shown.tsx'
import { isRefused } from '#reputation/consents/contract/consents.ts'
import { availableContentSteps } from '#reputation/content-reports/contract/content-reports.flow.ts'
import type { ContentReportDetails } from '#reputation/content-reports/contract/content-reports.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { useObjectionTitle } from './content-course.ts'
import { ContentDecision } from './content-decision.tsx'

type ReportedContentProps = { report: ContentReportDetails; onDecided?: () => void }

/** What was reported, by whom and why, the objection, and the office's answers. */
export function ReportedContent({ report, onDecided }: ReportedContentProps) {
  const t = useText()
  return (
    <Panel>
      <Stack>
        <ReportFacts report={report} />
        <Content report={report} />
        <Notices notices={report.notices} />
        <WaitingObjections report={report} />
        {report.is_for_others ? (
          <Notice title={t('contentReports.for_others')}>{t('contentReports.for_others_text')}</Notice>
        ) : (
          <Decisions report={report} onDecided={onDecided} />
        )}
      </Stack>
    </Panel>
  )
}

function ReportFacts({ report }: { report: ContentReportDetails }) {
  const t = useText()
  const { artist, kind, source, is_detected } = report
  const facts = [
    { label: t('contentReports.kind'), value: t(`contentReports.kind_${kind}`) },
    {
      label: t('contentReports.artist'),
      value: artist ? (
        <PersonLink kind="proArtist" id={artist.id} name={fullName(artist)} avatar_url={artist.avatar_url} />
      ) : (
        t('contentReports.artist_gone')
      ),
    },
    { label: t('contentReports.content'), value: <ContentLink report={report} /> },
  ]
  const found = t(is_detected ? 'contentReports.detected' : 'contentReports.own_initiative')
  return <Facts facts={source === 'NOTICE' ? facts : [...facts, { label: t('contentReports.reason'), value: found }]} />
}

/** Where the office sees it, also once nobody else does. */
function ContentLink({ report: { kind, content_id, title } }: { report: ContentReportDetails }) {
  const t = useText()
  const inLanguage = useBilingual()
  if (kind === 'PROFILE') return <Link to={`/pro-artists/${content_id}`}>{t('contentReports.open_content')}</Link>
  if (!title) return t('contentReports.content_gone')
  const to = kind === 'WORK' ? `/portfolio/admin/edit/${content_id}` : `/trainings/reviews/${content_id}`
  return <Link to={to}>{inLanguage(title)}</Link>
}

function Content({ report: { work, review, title } }: { report: ContentReportDetails }) {
  const t = useText()
  const inLanguage = useBilingual()
  if (review)
    return (
      <Stack gap="sm">
        <Rating value={review.rating} label={t('artists.rating', { rating: review.rating })} />
        <Quote title={review.author_name}>{review.text}</Quote>
      </Stack>
    )
  if (!work || !title) return null
  return (
    <Stack>
      {isRefused(work.consent_state) ? (
        <Notice tone="waiting">{t('portfolioModeration.pictures_gone')}</Notice>
      ) : (
        <Columns column="8rem">
          {work.images.map((image) => (
            <Picture key={image.id} image={image} />
          ))}
        </Columns>
      )}
      <Quote title={inLanguage(title)}>{inLanguage(work.description)}</Quote>
    </Stack>
  )
}

type Image = NonNullable<ContentReportDetails['work']>['images'][number]

function Picture({ image: { id, alt, width, height } }: { image: Image }) {
  const inLanguage = useBilingual()
  const src = addressOf(portfolio.image, { id, size: 'medium' })
  return (
    <img
      src={src}
      alt={inLanguage(alt)}
      width={width}
      height={height}
      loading="lazy"
      style={{ width: '100%', height: 'auto' }}
    />
  )
}

/** Those of one thing are decided together. */
function Notices({ notices }: Pick<ContentReportDetails, 'notices'>) {
  const t = useText()
  const format = useFormat()
  if (notices.length === 0) return null
  return (
    <Stack gap="sm">
      <h2>{t('contentReports.notices_title')}</h2>
      {notices.map(({ id, reason, explanation, name, email, place, reported_at }) => (
        <Stack key={id} gap="xs">
          <Quote title={t(`contentReports.reason_${reason}`)}>{explanation}</Quote>
          <Text tone="soft" size="sm">
            {[
              name ?? t('contentReports.anonymous'),
              email ?? t('contentReports.no_email'),
              format.dateTime(reported_at),
            ].join(', ')}
            {', '}
            <PageLink to={place}>{place}</PageLink>
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}

/** What the office answers now. */
function WaitingObjections({ report: { objections, notices } }: { report: ContentReportDetails }) {
  const t = useText()
  const titleOf = useObjectionTitle(notices)
  const waiting = objections.filter(({ decided_at }) => decided_at === null)
  return (
    <>
      {waiting.map((objection) => (
        <Quote key={objection.id} title={titleOf(objection)}>
          {objection.text}
        </Quote>
      ))}
      {waiting.length > 1 && <Text tone="soft">{t('contentReports.objections_together')}</Text>}
    </>
  )
}

function Decisions({ report, onDecided }: ReportedContentProps) {
  const t = useText()
  return (
    <DecisionButtons
      steps={availableContentSteps(useUser(), report)}
      labelOf={(step) => t(`contentReports.step_${step}`)}
      dialogOf={(step, close) => <ContentDecision report={report} step={step} onDecided={onDecided} onClose={close} />}
    />
  )
}
