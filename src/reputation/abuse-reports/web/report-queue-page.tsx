import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Person } from '#kit/web/ui/content/person.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { useArtistFilter } from '#network/artists/web/use-artist-filter.shown.ts'
import { reportReasons, reportStages } from '#reputation/abuse-reports/contract/abuse-reports.flow.ts'
import { type AbuseReport, abuseReports } from '#reputation/abuse-reports/contract/abuse-reports.ts'
import { ReportBadge } from './report-badge.shown.tsx'
import { useReportBulk } from './report-bulk.ts'

/** What artists report: what waits for the office on top, the longest waiting first; then the rest, which is the history. */
export function ReportQueuePage() {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const actions = useReportBulk()
  const artist = useArtistFilter('abuseReports.artist')
  return (
    <Page title={t('abuseReports.title')} intro={t('abuseReports.intro')}>
      <List
        hasViews
        endpoint={abuseReports.list}
        label={t('abuseReports.title')}
        link={({ id }) => `/trainings/reviews/abuse/${id}`}
        nameOf={({ review }) => `${review.author_name}, ${inLanguage(review.title)}`}
        sortBy="age"
        actions={actions}
        columns={[
          {
            name: 'review',
            label: 'abuseReports.review',
            isTitle: true,
            cell: (row) => <ReportedReview {...row} />,
          },
          {
            name: 'artist',
            label: 'abuseReports.artist',
            from: 'md',
            cell: ({ artist, review }) => (artist ? <Person {...artist} /> : review.artist_name),
          },
          {
            name: 'reason',
            label: 'abuseReports.reason',
            onPhone: 'line',
            cell: ({ reason }) => t(`abuseReports.reason_${reason}`),
          },
          {
            name: 'waiting',
            label: 'abuseReports.state_changed_at',
            sortBy: 'age',
            from: 'sm',
            cell: ({ state_changed_at }) => <RelativeTime at={state_changed_at} />,
          },
          {
            name: 'reported_at',
            label: 'abuseReports.reported_at',
            isHiddenByDefault: true,
            cell: ({ reported_at }) => format.date(reported_at),
          },
          {
            name: 'status',
            label: 'abuseReports.status',
            isHiddenByDefault: true,
            cell: ({ status }) => t(`abuseReports.status_${status}`),
          },
          {
            name: 'state',
            label: 'abuseReports.state',
            onPhone: 'end',
            cell: ({ state }) => <ReportBadge state={state} />,
          },
        ]}
        filters={[
          {
            name: 'stage',
            label: 'abuseReports.stage',
            options: optionsOf(t, reportStages, 'abuseReports.stage'),
            isTabs: true,
          },
          { name: 'reason', label: 'abuseReports.reason', options: optionsOf(t, reportReasons, 'abuseReports.reason') },
          ...artist,
          { name: 'reported', label: 'abuseReports.reported_at', isDays: true },
        ]}
        empty={
          <EmptyState drawing="verification" title={t('abuseReports.empty')} text={t('abuseReports.empty_text')} />
        }
      />
    </Page>
  )
}

type ReviewProps = Pick<AbuseReport, 'review'>

/** In a row: what it is about, how many stars, and how it begins. */
function ReportedReview({ review: { title, rating, text } }: ReviewProps) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <Stack as="span" gap="2xs" align="start">
      <span>{inLanguage(title)}</span>
      <Rating value={rating} label={t('abuseReports.rating', { rating })} />
      <Text as="span" tone="soft" size="sm" lines={2}>
        {text}
      </Text>
    </Stack>
  )
}
