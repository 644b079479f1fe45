import type { Output } from '#kit/contract/endpoint.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import { List } from '#kit/web/list/list.tsx'
import type { Column, Filter } from '#kit/web/list/list-column.ts'
import { useAddressSearch } from '#kit/web/page/address/address.ts'
import { Page } from '#kit/web/page/page.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { useTechniques } from '#network/artists/web/fields/use-techniques.shown.ts'
import { useArtistFilter } from '#network/artists/web/use-artist-filter.shown.ts'
import { consentStates } from '#reputation/consents/contract/consents.ts'
import { ConsentBadge } from '#reputation/consents/web/consent-badge.shown.tsx'
import { WorkBadge } from '#reputation/portfolio/web/work-badge.shown.tsx'
import { SmallPicture } from '#reputation/portfolio/web/work-picture.shown.tsx'
import {
  moderatedStatuses,
  portfolioModeration,
} from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { wayToWork } from './moderation-queue.ts'

/** What artists have sent in: what waits for the office on top, the longest waiting first. */
export function ModerationPage() {
  const t = useText()
  const inLanguage = useBilingual()
  const search = useAddressSearch()
  const columns = useColumns()
  const filters = useFilters()
  return (
    <Page title={t('portfolioModeration.title')} intro={t('portfolioModeration.intro')}>
      <List
        hasViews
        endpoint={portfolioModeration.list}
        input={{ total: 'later' }}
        counts={{ endpoint: portfolioModeration.counts, input: {} }}
        label={t('portfolioModeration.title')}
        link={({ id }) => wayToWork(id, search)}
        nameOf={({ title }) => inLanguage(title)}
        columns={columns}
        filters={filters}
        empty={
          <EmptyState
            drawing="verification"
            title={t('portfolioModeration.empty')}
            text={t('portfolioModeration.empty_text')}
          />
        }
      />
    </Page>
  )
}

function useColumns(): Column<Listed>[] {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return [
    {
      name: 'title',
      label: 'portfolioModeration.work',
      isTitle: true,
      hasPicture: true,
      cell: ({ title, cover_id }) => (
        <Row as="span" isLine>
          <SmallPicture id={cover_id} />
          {inLanguage(title)}
        </Row>
      ),
    },
    {
      name: 'artist',
      label: 'portfolioModeration.artist',
      onPhone: 'line',
      cell: ({ artist }) => fullName(artist),
    },
    {
      name: 'technique',
      label: 'portfolioModeration.technique',
      from: 'md',
      cell: ({ technique }) => t(`artists.techniques_${technique}`),
    },
    {
      name: 'consent',
      label: 'portfolioModeration.consent',
      sortBy: 'consent_state',
      from: 'sm',
      cell: ({ consent_state }) => <ConsentBadge state={consent_state} />,
    },
    {
      name: 'status',
      label: 'portfolioModeration.status',
      onPhone: 'end',
      cell: ({ status }) => <WorkBadge status={status} />,
    },
    {
      name: 'status_changed_at',
      label: 'portfolioModeration.waiting_since',
      from: 'md',
      cell: ({ status_changed_at }) => <RelativeTime at={status_changed_at} />,
    },
    {
      name: 'images_count',
      label: 'portfolioModeration.pictures',
      align: 'end',
      isHiddenByDefault: true,
      cell: ({ images_count }) => format.number(images_count),
    },
    {
      name: 'performed_on',
      label: 'portfolioModeration.performed_on',
      isHiddenByDefault: true,
      cell: ({ performed_on }) => format.date(performed_on),
    },
    {
      name: 'created_at',
      label: 'portfolioModeration.created_at',
      isHiddenByDefault: true,
      cell: ({ created_at }) => format.date(created_at),
    },
  ]
}

function useFilters(): Filter[] {
  const t = useText()
  const techniques = useTechniques()
  const artist = useArtistFilter('portfolioModeration.artist')
  return [
    {
      name: 'status',
      label: 'portfolioModeration.status',
      isTabs: true,
      options: optionsOf(t, moderatedStatuses, 'artists.portfolio'),
    },
    { name: 'technique', label: 'portfolioModeration.technique', options: techniques },
    {
      name: 'consent',
      label: 'portfolioModeration.consent',
      options: optionsOf(t, consentStates, 'consents.state'),
    },
    {
      name: 'wording',
      label: 'portfolioModeration.wording',
      options: [{ value: 'OLD', label: t('portfolioModeration.wording_OLD') }],
    },
    ...artist,
  ]
}

type Listed = Output<typeof portfolioModeration.list>['data'][number]
