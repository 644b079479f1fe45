import { useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Section } from '#kit/web/page/section.tsx'
import { hasPermission, useMay } from '#kit/web/session/session.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Lines, Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ProArtist } from '#network/artists/contract/artists.entities.ts'
import type { ArtistTraining } from '#office/artist-page/contract/artists.work.ts'
import { allTrainingsRight, isFinal } from '#teaching/trainings/contract/trainings.flow.ts'
import { trainings as trainingCalls } from '#teaching/trainings/contract/trainings.ts'
import { trainingTones } from '#teaching/trainings/web/training-tones.shown.ts'
import { IconCalendarEvent, IconMapPin, IconUsers } from '~icons'

const shown = 4

/** Trainings to come, the next one first; then those that were, the last one first. */
export function ArtistTrainings({ artist }: { artist: ProArtist }) {
  const t = useText()
  const { id } = artist
  const trainings = artist.trainings ?? []
  return (
    <Section title={t('artists.trainings')} isEmpty={trainings.length === 0}>
      {trainings.length > 0 ? <Groups trainings={trainings} /> : <Text tone="soft">{t('artists.trainings_none')}</Text>}
      {trainings.length > 0 && hasPermission(allTrainingsRight) && (
        <Link to="/proartist/trainings/all" search={{ artistId: String(id) }}>
          {t('artists.trainings_all')}
        </Link>
      )}
    </Section>
  )
}

function Groups({ trainings }: { trainings: ArtistTraining[] }) {
  const t = useText()
  const now = useNow()
  const isAhead = ({ state, ends_at }: ArtistTraining) =>
    !isFinal(state) && (ends_at === null || Date.parse(ends_at) > now)
  const ahead = trainings.filter(isAhead).toReversed()
  const behind = trainings.filter((training) => !isAhead(training))
  return (
    <Stack>
      {ahead.length > 0 && <Group title={t('artists.trainings_ahead')} trainings={ahead} />}
      {behind.length > 0 && <Group title={t('artists.trainings_behind')} trainings={behind} />}
    </Stack>
  )
}

function Group({ title, trainings }: { title: string; trainings: ArtistTraining[] }) {
  const t = useText()
  const rest = trainings.slice(shown)
  return (
    <Stack as="section" gap="2xs">
      <Text as="h3" tone="soft">
        {title}
      </Text>
      <Rows trainings={trainings.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('artists.show_more', { count: rest.length })}</summary>
          <Rows trainings={rest} />
        </details>
      )}
    </Stack>
  )
}

function Rows({ trainings }: { trainings: ArtistTraining[] }) {
  return (
    <Lines>
      {trainings.map((training) => (
        <Training key={training.id} {...training} />
      ))}
    </Lines>
  )
}

function Training({ id, title, state, starts_at, time_zone, city, kind, seats_taken, seats_max }: ArtistTraining) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const inLanguage = useBilingual()
  const seats = t('artists.seats', { taken: format.number(seats_taken), max: format.number(seats_max) })
  return (
    <Stack as="li" gap="2xs">
      <Row justify="space-between">
        <strong>
          {may(trainingCalls.get) ? <Link to={`/training/${id}`}>{inLanguage(title)}</Link> : inLanguage(title)}
        </strong>
        <StatusBadge tone={trainingTones[state]}>{t(`artists.training_${state}`)}</StatusBadge>
      </Row>
      <Meta>
        <span>
          <IconCalendarEvent size={16} aria-hidden="true" />{' '}
          {starts_at ? format.dateIn(time_zone, starts_at) : t('artists.training_undated')}
        </span>
        <span>
          <IconMapPin size={16} aria-hidden="true" /> {kind === 'ONLINE' || !city ? t('artists.training_online') : city}
        </span>
        <span>
          <IconUsers size={16} aria-hidden="true" /> {seats}
        </span>
      </Meta>
      <Progress share={Math.min(1, seats_taken / seats_max)} label={seats} tone={isFinal(state) ? 'muted' : 'accent'} />
    </Stack>
  )
}

/** The moment in which the screen was opened, so that nothing changes its place while somebody reads. */
function useNow(): number {
  return useState(() => Date.now())[0]
}
