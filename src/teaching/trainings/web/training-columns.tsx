import { hasPermission } from '#kit/contract/rights.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import type { Column } from '#kit/web/list/list-column.ts'
import { useUser } from '#kit/web/session/session.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import type { TrainingRow } from '#teaching/trainings/contract/trainings.ts'
import { TrainingBadge } from './training-badge.tsx'

/** What lists of trainings show of one; of their own nobody needs to read their name. */
export function useTrainingColumns(scope: 'mine' | 'all' | 'verification'): Column<TrainingRow>[] {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const isOfAll = hasPermission(useUser(), allTrainingsRight) && scope !== 'mine'
  const isQueue = scope === 'verification'
  const day = (at: string | null, zone: string) => (at ? format.dateIn(zone, at) : t('trainings.undated'))
  const artist: Column<TrainingRow> = {
    name: 'artist',
    label: 'trainings.artist',
    onPhone: 'line',
    cell: ({ artist_name }) => artist_name,
  }
  const state: Column<TrainingRow> = isQueue
    ? {
        name: 'waiting',
        label: 'trainings.waiting_since',
        sortBy: 'state_changed_at',
        onPhone: 'end',
        cell: ({ state_changed_at, was_verified }) => (
          <>
            <RelativeTime at={state_changed_at} />{' '}
            {was_verified && <StatusBadge tone="waiting">{t('trainings.edited')}</StatusBadge>}
          </>
        ),
      }
    : {
        name: 'state',
        label: 'trainings.state',
        onPhone: 'end',
        cell: ({ state }) => <TrainingBadge state={state} />,
      }
  return [
    { name: 'name', label: 'trainings.name', isTitle: true, cell: ({ title }) => inLanguage(title) },
    ...(isOfAll ? [artist] : []),
    {
      name: 'starts_at',
      label: 'trainings.starts_at',
      onPhone: 'line',
      ...(isQueue && { from: 'md' as const }),
      cell: ({ starts_at, time_zone }) => day(starts_at, time_zone),
    },
    {
      name: 'city',
      label: 'trainings.city',
      from: 'md',
      cell: ({ city }) => city ?? t('trainings.online'),
    },
    {
      name: 'seats',
      label: 'trainings.seats_taken',
      sortBy: 'seats_taken',
      align: 'end',
      from: 'md',
      cell: ({ seats_taken, seats_max }) =>
        t('trainings.seats', { taken: format.number(seats_taken), max: format.number(seats_max) }),
    },
    state,
    {
      name: 'technique',
      label: 'trainings.technique',
      from: 'lg',
      cell: ({ technique }) => (technique ? t(`artists.techniques_${technique}`) : '—'),
    },
    {
      name: 'price',
      label: 'trainings.price',
      align: 'end',
      from: 'lg',
      cell: ({ price }) => format.money(price.amount, price.currency),
    },
    {
      name: 'kind',
      label: 'trainings.kind',
      isHiddenByDefault: true,
      cell: ({ kind }) => t(`trainings.kind_${kind}`),
    },
    {
      name: 'language',
      label: 'trainings.language',
      isHiddenByDefault: true,
      cell: ({ language }) => format.languageName(language),
    },
    {
      name: 'country',
      label: 'trainings.country',
      isHiddenByDefault: true,
      cell: ({ country }) => country && format.countryName(country),
    },
    {
      name: 'seats_left',
      label: 'trainings.seats_left',
      align: 'end',
      isHiddenByDefault: true,
      cell: ({ seats_max, seats_taken }) => format.number(seats_max - seats_taken),
    },
    {
      name: 'ends_at',
      label: 'trainings.ends_at',
      isHiddenByDefault: true,
      cell: ({ ends_at, time_zone }) => day(ends_at, time_zone),
    },
    {
      name: 'created_at',
      label: 'trainings.created_at',
      isHiddenByDefault: true,
      cell: ({ created_at }) => format.date(created_at),
    },
    ...(isQueue
      ? []
      : [
          {
            name: 'state_changed_at',
            label: 'trainings.state_changed_at' as const,
            isHiddenByDefault: true,
            cell: ({ state_changed_at }: TrainingRow) => format.date(state_changed_at),
          },
        ]),
  ]
}
