import type { ReactNode } from 'react'
import type { ProArtistRow } from '#contract/pro-artists.entities.ts'
import { proArtists } from '#contract/pro-artists.ts'
import { useBilingual } from '#web/kit/bilingual.ts'
import { useCountries } from '#web/kit/countries.ts'
import { useText } from '#web/kit/i18n.ts'
import { List } from '#web/kit/list.tsx'
import type { Column } from '#web/kit/list-column.ts'
import { RelativeTime } from '#web/kit/relative-time.tsx'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { StatusBadge } from '#web/kit/ui/badge.tsx'
import styles from './artist-list.module.css'
import { ArtistStatus } from './status.tsx'

type ArtistListProps = {
  context: 'INVITATION' | 'VERIFICATION'
  label: string
  empty: ReactNode
  /** What this list shows beside what all of them do. */
  columns?: Column<ProArtistRow>[]
}

/** The one list of artists; what waits for the office stands first, the longest waiting on top. */
export function ArtistList({ context, label, empty, columns = [] }: ArtistListProps) {
  const shared = useColumns()
  const countries = useCountries()
  return (
    <List
      endpoint={proArtists.list}
      input={{ params: JSON.stringify({ context }) }}
      label={label}
      link={({ id }) => `/proartist/${id}`}
      sortBy="invitation_status"
      columns={[...shared, ...columns]}
      filters={[{ name: 'countryId', label: 'proArtists.country', options: countries.options }]}
      empty={empty}
    />
  )
}

function useColumns(): Column<ProArtistRow>[] {
  const t = useText()
  const inLanguage = useBilingual()
  return [
    {
      name: 'name',
      label: 'proArtists.column_name',
      sortBy: 'name',
      isTitle: true,
      cell: (row) => <Person {...row} />,
    },
    {
      name: 'place',
      label: 'proArtists.column_place',
      sortBy: 'city',
      from: 'md',
      cell: ({ city, country }) => <TwoLines first={city} second={inLanguage(country.name)} />,
    },
    {
      name: 'craft',
      label: 'proArtists.column_craft',
      sortBy: 'years_of_experience',
      from: 'md',
      cell: ({ techniques, years_of_experience: count }) => (
        <TwoLines
          first={<Techniques techniques={techniques} />}
          second={t('proArtists.experience', { years: t('proArtists.years', { count }) })}
        />
      ),
    },
    {
      name: 'status',
      label: 'proArtists.column_status',
      sortBy: 'invitation_status',
      cell: ({ invitation_status }) => <ArtistStatus status={invitation_status} />,
    },
    {
      name: 'applied',
      label: 'proArtists.column_applied',
      sortBy: 'applied_at',
      from: 'lg',
      cell: ({ applied_at }) => <RelativeTime at={applied_at} />,
    },
    {
      name: 'changed',
      label: 'proArtists.column_changed',
      sortBy: 'status_changed_at',
      from: 'sm',
      cell: ({ status_changed_at }) => <RelativeTime at={status_changed_at} />,
    },
  ]
}

function Person({ first_name, last_name, avatar_url, has_changes_to_review }: ProArtistRow) {
  const t = useText()
  const name = `${first_name} ${last_name}`
  return (
    <span className={styles.person}>
      <Avatar name={name} src={avatar_url} />
      <span>
        {name} {has_changes_to_review && <StatusBadge tone="waiting">{t('proArtists.changes_badge')}</StatusBadge>}
      </span>
    </span>
  )
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span>
      {first}
      <span className={styles.second}>{second}</span>
    </span>
  )
}

/** The first by name, the others by number; all of them on hover and on the artist's own screen. */
function Techniques({ techniques }: Pick<ProArtistRow, 'techniques'>) {
  const t = useText()
  const [first, ...others] = techniques.map((technique) => t(`proArtists.technique_${technique}`))
  const count = others.length
  return (
    <span title={[first, ...others].join(', ')}>
      {first} {count > 0 && t('proArtists.more_techniques', { count })}
    </span>
  )
}
