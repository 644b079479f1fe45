import { reportReasons, reportStages } from '#contract/abuse-reports/abuse-reports.flow.ts'
import { abuseReports } from '#contract/abuse-reports/abuse-reports.ts'
import { useBilingual } from '#web/kit/form/bilingual.ts'
import { useFormat } from '#web/kit/language/format.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { RelativeTime } from '#web/kit/language/relative-time.tsx'
import { List } from '#web/kit/list/list.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { Person } from '#web/kit/ui/person.tsx'
import { ListViews } from '#web/pieces/list-views.tsx'
import { useArtistFilter } from '#web/pieces/use-artist-filter.ts'
import { ReportBadge } from './report-badge.tsx'
import { useReportBulk } from './report-bulk.ts'
import { ReportedReview } from './reported-review.tsx'

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
        views={ListViews}
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
            sortBy: 'reason',
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
            sortBy: 'reported_at',
            isHiddenByDefault: true,
            cell: ({ reported_at }) => format.date(reported_at),
          },
          {
            name: 'status',
            label: 'abuseReports.status',
            sortBy: 'status',
            isHiddenByDefault: true,
            cell: ({ status }) => t(`abuseReports.status_${status}`),
          },
          {
            name: 'state',
            label: 'abuseReports.state',
            sortBy: 'state',
            onPhone: 'end',
            cell: ({ state }) => <ReportBadge state={state} />,
          },
        ]}
        filters={[
          {
            name: 'stage',
            label: 'abuseReports.stage',
            options: reportStages.map((value) => ({ value, label: t(`abuseReports.stage_${value}`) })),
            isTabs: true,
          },
          {
            name: 'reason',
            label: 'abuseReports.reason',
            options: reportReasons.map((value) => ({ value, label: t(`abuseReports.reason_${value}`) })),
          },
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
