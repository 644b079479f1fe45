import type { ReactNode } from 'react'
import { type ProArtistRow, proArtists } from '#contract/pro-artists.ts'
import { useBilingual } from '#web/kit/bilingual.ts'
import { useText } from '#web/kit/i18n.ts'
import { List } from '#web/kit/list.tsx'
import type { Column } from '#web/kit/list-column.ts'
import { RelativeTime } from '#web/kit/relative-time.tsx'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import styles from './artist-list.module.css'
import { useCountries } from './choices.ts'
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
      cell: ({ city, country }) => (
        <>
          {city}
          <span className={styles.country}>{inLanguage(country.name)}</span>
        </>
      ),
    },
    {
      name: 'techniques',
      label: 'proArtists.techniques',
      cell: ({ techniques }) => <Techniques techniques={techniques} />,
    },
    {
      name: 'experience',
      label: 'proArtists.column_experience',
      sortBy: 'years_of_experience',
      cell: ({ years_of_experience: count }) => t('proArtists.years', { count }),
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
      cell: ({ applied_at }) => <RelativeTime at={applied_at} />,
    },
    {
      name: 'changed',
      label: 'proArtists.column_changed',
      sortBy: 'status_changed_at',
      cell: ({ status_changed_at }) => <RelativeTime at={status_changed_at} />,
    },
  ]
}

function Person({ first_name, last_name, avatar_url }: ProArtistRow) {
  const name = `${first_name} ${last_name}`
  return (
    <span className={styles.person}>
      <Avatar name={name} src={avatar_url} />
      <span>{name}</span>
    </span>
  )
}

const shown = 2

function Techniques({ techniques }: Pick<ProArtistRow, 'techniques'>) {
  const t = useText()
  const names = techniques.map((technique) => t(`proArtists.technique_${technique}`))
  const count = names.length - shown
  return (
    <span title={names.join(', ')}>
      {names.slice(0, shown).join(', ')}
      {count > 0 && <span className={styles.more}> {t('proArtists.more_techniques', { count })}</span>}
    </span>
  )
}
