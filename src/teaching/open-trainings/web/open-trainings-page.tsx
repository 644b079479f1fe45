import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { List } from '#kit/web/list/list.tsx'
import type { Column, Filter } from '#kit/web/list/list-column.ts'
import { Page } from '#kit/web/page/page.tsx'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { spokenLanguages } from '#network/artists/contract/artists.choices.ts'
import { useTechniques } from '#network/artists/web/fields/use-techniques.shown.ts'
import { DateButton } from '#network/conversations/web/date-button.shown.tsx'
import { type OpenTrainingRow, openTrainings } from '#teaching/open-trainings/contract/open-trainings.ts'
import { trainingKinds } from '#teaching/trainings/contract/trainings.flow.ts'
import { TrainingAlerts } from './training-alerts.tsx'

/** The trainings that a student may join, the next to begin first, and their alerts about new ones. */
export function OpenTrainingsPage() {
  const t = useText()
  const columns = useColumns()
  const filters = useFilters()
  return (
    <Page title={t('openTrainings.title')} intro={t('openTrainings.intro')} actions={<DateButton />}>
      <Stack gap="lg">
        <List
          hasViews
          endpoint={openTrainings.list}
          label={t('openTrainings.title')}
          link={({ id }) => `/my/open-trainings/${id}`}
          columns={columns}
          filters={filters}
          sortBy="starts_at"
          empty={<EmptyState drawing="coffee" title={t('openTrainings.empty')} text={t('openTrainings.empty_text')} />}
        />
        <TrainingAlerts />
      </Stack>
    </Page>
  )
}

function useFilters(): Filter[] {
  const t = useText()
  const format = useFormat()
  const techniques = useTechniques()
  const { data } = useApi(openTrainings.cities, {})
  return [
    { name: 'technique', label: 'trainings.technique', options: techniques },
    {
      name: 'near',
      label: 'openTrainings.near',
      options: (data?.data ?? []).map((city) => ({ value: city, label: city })),
    },
    { name: 'kind', label: 'trainings.kind', options: optionsOf(t, trainingKinds, 'trainings.kind') },
    {
      name: 'language',
      label: 'trainings.language',
      options: spokenLanguages.map((value) => ({ value, label: format.languageName(value) })),
    },
    { name: 'entry', label: 'openTrainings.entry', options: optionsOf(t, ['1', '0'] as const, 'openTrainings.entry') },
    {
      name: 'seatsLeft',
      label: 'openTrainings.seats_left',
      options: optionsOf(t, ['1', '0'] as const, 'trainings.seats_left'),
    },
    { name: 'starts', label: 'openTrainings.starts', isDays: true },
  ]
}

function useColumns(): Column<OpenTrainingRow>[] {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return [
    { name: 'name', label: 'openTrainings.name', isTitle: true, cell: ({ title }) => inLanguage(title) },
    {
      name: 'starts_at',
      label: 'openTrainings.starts_at',
      onPhone: 'line',
      cell: ({ starts_at, time_zone }) => format.dateIn(time_zone, starts_at),
    },
    {
      name: 'city',
      label: 'openTrainings.city',
      onPhone: 'line',
      cell: ({ city }) => city ?? t('trainings.online'),
    },
    {
      name: 'price',
      label: 'openTrainings.price',
      align: 'end',
      from: 'md',
      onPhone: 'line',
      cell: ({ price }) => format.money(price.amount, price.currency),
    },
    {
      name: 'artist',
      label: 'trainings.artist',
      from: 'lg',
      sortBy: null,
      cell: ({ artist }) => artist && fullName(artist),
    },
    {
      name: 'seats_left',
      label: 'openTrainings.seats_left',
      from: 'md',
      align: 'end',
      cell: ({ seats_left }) => format.number(seats_left),
    },
    { name: 'place', label: 'openTrainings.place', sortBy: null, onPhone: 'end', cell: (row) => <Standing {...row} /> },
    {
      name: 'technique',
      label: 'trainings.technique',
      isHiddenByDefault: true,
      cell: ({ technique }) => (technique ? t(`artists.techniques_${technique}`) : '—'),
    },
    {
      name: 'language',
      label: 'trainings.language',
      isHiddenByDefault: true,
      cell: ({ language }) => format.languageName(language),
    },
  ]
}

const tones = { SEAT: 'good', WAITING: 'quiet', OFFERED: 'waiting', REQUESTED: 'waiting' } as const satisfies Record<
  string,
  Tone
>

/** What the reader has there, or what would get them in. */
function Standing({ place, has_entry, seats_left }: OpenTrainingRow) {
  const t = useText()
  if (place) return <StatusBadge tone={tones[place]}>{t(`openTrainings.place_${place}`)}</StatusBadge>
  if (seats_left === 0) return <StatusBadge tone="quiet">{t('openTrainings.full')}</StatusBadge>
  return has_entry && <StatusBadge tone="good">{t('openTrainings.has_entry')}</StatusBadge>
}
