import { type ReactNode, useMemo } from 'react'
import type { Translate } from '#kit/contract/texts/texts.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import type { Column } from '#kit/web/list/list-column.ts'
import { StatusBadge, Tag } from '#kit/web/ui/content/badge.tsx'
import { Person } from '#kit/web/ui/content/person.tsx'
import { Rating } from '#kit/web/ui/inputs/rating.tsx'
import { Meta, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import { activationStatus } from '#network/artists/contract/artists.flow.ts'
import type { ListContext } from '#network/artists/contract/artists.list.ts'
import { ArtistValue } from '../fields/artist-value.shown.tsx'
import { ArtistStatus } from '../page/artist-status.tsx'
import styles from './artist-columns.module.css'

/** The columns of each context of the list: of applicants, or of artists in the network. */
export function useArtistColumns(context: ListContext): Column<ProArtistRow>[] {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return useMemo(() => {
    const shared = sharedColumns(t, inLanguage)
    const isOfApplicants = context === 'INVITATION' || context === 'VERIFICATION' || context === 'APPLICATION'
    return isOfApplicants ? applicantColumns(shared) : networkColumns(shared, ofNetwork(t, format, inLanguage))
  }, [context, t, format, inLanguage])
}

type Shared = ReturnType<typeof sharedColumns>

function applicantColumns({ name, place, country, craft, status, applied, changed }: Shared): Column<ProArtistRow>[] {
  return [name, place, craft, status, applied, changed, ...[...typedColumns, country].map(spare)]
}

function networkColumns(
  { name, place, country, craft, applied, changed }: Shared,
  { level, rating, sold, uncompleted, activation, team }: ReturnType<typeof ofNetwork>,
): Column<ProArtistRow>[] {
  const spares = [...typedColumns, country, craft, applied, changed].map(spare)
  return [name, place, level, rating, sold, uncompleted, activation, team, ...spares]
}

function spare(column: Column<ProArtistRow>): Column<ProArtistRow> {
  return { ...column, isHiddenByDefault: true, from: undefined }
}

/** Those that the table of fields brings by itself. */
const typedColumns: Column<ProArtistRow>[] = artistFields.inColumns().map((field) => ({
  name: field,
  label: `artists.${field}`,
  cell: (row) => <ArtistValue field={field} value={row[field]} />,
}))

type InLanguage = ReturnType<typeof useBilingual>

function sharedColumns(t: Translate, inLanguage: InLanguage) {
  return {
    name: {
      name: 'name',
      label: 'artists.column_name',
      isTitle: true,
      hasPicture: true,
      cell: ({ first_name, last_name, avatar_url, has_changes_to_review }) => (
        <Person first_name={first_name} last_name={last_name} avatar_url={avatar_url}>
          {has_changes_to_review && <StatusBadge tone="waiting">{t('artists.changes_badge')}</StatusBadge>}
        </Person>
      ),
    },
    place: {
      name: 'place',
      label: 'artists.column_place',
      sortBy: 'city',
      from: 'md',
      cell: (row) => <TwoLines first={row.city} second={inLanguage(row.country.name)} />,
    },
    country: {
      name: 'country',
      label: 'artists.country_id',
      cell: (row) => inLanguage(row.country.name),
    },
    craft: {
      name: 'craft',
      label: 'artists.column_craft',
      sortBy: 'years_of_experience',
      from: 'md',
      cell: ({ techniques, years_of_experience: count }) => (
        <TwoLines
          first={<Techniques techniques={techniques} />}
          second={t('artists.experience', { years: t('artists.years', { count }) })}
        />
      ),
    },
    status: {
      name: 'status',
      label: 'artists.column_status',
      sortBy: 'invitation_status',
      onPhone: 'end',
      cell: (row) => <ArtistStatus status={row.invitation_status} />,
    },
    applied: {
      name: 'applied',
      label: 'artists.column_applied',
      sortBy: 'applied_at',
      from: 'lg',
      cell: (row) => <RelativeTime at={row.applied_at} />,
    },
    changed: {
      name: 'changed',
      label: 'artists.column_changed',
      sortBy: 'status_changed_at',
      from: 'sm',
      onPhone: 'line',
      cell: (row) => <RelativeTime at={row.status_changed_at} />,
    },
  } satisfies Record<string, Column<ProArtistRow>>
}

/** What only artists of the network have. */
function ofNetwork(t: Translate, format: ReturnType<typeof useFormat>, inLanguage: InLanguage) {
  return {
    level: {
      name: 'level',
      label: 'artists.column_level',
      onPhone: 'line',
      isBlank: ({ level }) => level === null,
      cell: ({ level }) => level && inLanguage(level.name),
    },
    rating: {
      name: 'rating',
      label: 'artists.column_rating',
      sortBy: 'average_rating',
      from: 'sm',
      onPhone: 'line',
      isBlank: ({ average_rating }) => average_rating === null,
      cell: (row) => <Average {...row} />,
    },
    sold: {
      name: 'sold',
      label: 'artists.column_sold',
      sortBy: 'trainings_sold',
      align: 'end',
      from: 'sm',
      cell: (row) => format.number(row.trainings_sold),
    },
    uncompleted: {
      name: 'uncompleted',
      label: 'artists.column_uncompleted',
      sortBy: 'trainings_uncompleted',
      align: 'end',
      from: 'md',
      cell: (row) => format.number(row.trainings_uncompleted),
    },
    activation: {
      name: 'activation',
      label: 'artists.column_activation',
      sortBy: 'activation_status',
      onPhone: 'end',
      // The usual state is blank: an artist of the network can sign in.
      isBlank: ({ activation_status }) => activation_status === activationStatus.ENABLED,
      cell: ({ activation_status: status }) => (
        <StatusBadge tone={status === activationStatus.ENABLED ? 'quiet' : 'bad'}>
          {t(status === activationStatus.ENABLED ? 'artists.activation_1' : 'artists.activation_0')}
        </StatusBadge>
      ),
    },
    team: {
      name: 'team',
      label: 'artists.column_team',
      sortBy: 'pro_team',
      from: 'md',
      onPhone: 'end',
      isBlank: ({ pro_team }) => !pro_team,
      cell: (row) =>
        row.pro_team ? (
          <Tag>
            <span className={styles.onPhone}>{t('artists.column_team')}</span>
            <span className={styles.inTable}>{t('app.yes')}</span>
          </Tag>
        ) : (
          t('app.no')
        ),
    },
  } satisfies Record<string, Column<ProArtistRow>>
}

function Average({ average_rating: value, reviews_count: count }: ProArtistRow) {
  const t = useText()
  const format = useFormat()
  if (value === null) return <Meta>{t('artists.no_reviews')}</Meta>
  return (
    <Stack as="span" gap="none">
      <span className={styles.inTable}>
        <Rating value={value} label={t('artists.rating_of_five', { value: format.number(value) })} />
      </span>
      <Text as="span" tone="soft" size="sm">
        <span className={styles.onPhone} aria-hidden="true">
          {'★ '}
        </span>
        {format.number(value)}
        <span className={styles.inTable}> · {t('artists.reviews', { count })}</span>
      </Text>
    </Stack>
  )
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span>
      {first}
      <Meta>{second}</Meta>
    </span>
  )
}

/** The first by name, the others by number; all of them on hover and on the artist's own screen. */
function Techniques({ techniques }: Pick<ProArtistRow, 'techniques'>) {
  const t = useText()
  const [first, ...others] = techniques.map((technique) => t(`artists.techniques_${technique}`))
  const count = others.length
  return (
    <span title={[first, ...others].join(', ')}>
      {first} {count > 0 && t('artists.more_techniques', { count })}
    </span>
  )
}
