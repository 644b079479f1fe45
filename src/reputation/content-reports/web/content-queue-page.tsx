import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { Person } from '#kit/web/ui/content/person.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { useArtistFilter } from '#network/artists/web/use-artist-filter.shown.ts'
import { contentKinds, contentStages } from '#reputation/content-reports/contract/content-reports.flow.ts'
import { type ContentReport, contentReports } from '#reputation/content-reports/contract/content-reports.ts'
import { ContentBadge } from './content-badge.tsx'

/** What anybody reported: what waits for the office on top, the longest waiting first; then the rest. */
export function ContentQueuePage() {
  const t = useText()
  const format = useFormat()
  const nameOf = useContentName()
  const artist = useArtistFilter('contentReports.artist')
  return (
    <Page title={t('contentReports.title')} intro={t('contentReports.intro')}>
      <List
        hasViews
        endpoint={contentReports.list}
        label={t('contentReports.title')}
        link={({ id }) => `/content-reports/${id}`}
        nameOf={nameOf}
        sortBy="age"
        columns={[
          { name: 'content', label: 'contentReports.content', isTitle: true, cell: nameOf },
          {
            name: 'artist',
            label: 'contentReports.artist',
            from: 'md',
            cell: (row) => (row.artist ? <Person {...row.artist} /> : t('contentReports.artist_gone')),
          },
          {
            name: 'reason',
            label: 'contentReports.reason',
            onPhone: 'line',
            cell: ({ reasons }) =>
              reasons.map((reason) => t(`contentReports.reason_${reason}`)).join(', ') ||
              t('contentReports.own_initiative'),
          },
          {
            name: 'waiting',
            label: 'contentReports.state_changed_at',
            sortBy: 'age',
            from: 'sm',
            cell: ({ state_changed_at }) => <RelativeTime at={state_changed_at} />,
          },
          {
            name: 'reported_at',
            label: 'contentReports.reported_at',
            isHiddenByDefault: true,
            cell: ({ reported_at }) => format.date(reported_at),
          },
          {
            name: 'state',
            label: 'contentReports.state',
            onPhone: 'end',
            cell: ({ state }) => <ContentBadge state={state} />,
          },
        ]}
        filters={[
          {
            name: 'stage',
            label: 'contentReports.stage',
            options: optionsOf(t, contentStages, 'contentReports.stage'),
            isTabs: true,
          },
          { name: 'kind', label: 'contentReports.kind', options: optionsOf(t, contentKinds, 'contentReports.kind') },
          ...artist,
        ]}
        empty={
          <EmptyState drawing="verification" title={t('contentReports.empty')} text={t('contentReports.empty_text')} />
        }
      />
    </Page>
  )
}

/** What kind of content it is, and its title. */
function useContentName() {
  const t = useText()
  const inLanguage = useBilingual()
  return ({ kind, title }: Pick<ContentReport, 'kind' | 'title'>) =>
    [t(`contentReports.kind_${kind}`), title && inLanguage(title)].filter(Boolean).join(': ')
}
