import { NativeSelect } from '@mantine/core'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { ownTimeZone } from '#kit/web/language/session-time.tsx'
import type { Change } from '#kit/web/page/address/address.ts'
import { useMay } from '#kit/web/session/session.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { Segments } from '#kit/web/ui/inputs/segments.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import { IconChevronLeft, IconChevronRight } from '~icons'
import styles from './calendar.module.css'
import { titleOf, today, turned, type View, views } from './calendar-span.ts'
import '#kit/web/ui/styles/select.css'

type ToolbarProps = {
  view: View
  isPhone: boolean
  day: string
  artistId: string
  /** Of all artists: those who are in it can be chosen. */
  sessions: readonly CalendarSession[]
  change: (change: Change) => void
}

export function CalendarToolbar({ view, isPhone, day, artistId, sessions, change }: ToolbarProps) {
  const t = useText()
  const language = useLanguage()
  const may = useMay()
  return (
    <Row justify="space-between">
      <Row>
        <Row gap="2xs" isLine>
          <IconButton label={t('calendar.previous')} onClick={() => change({ date: turned(view, day, -1) })}>
            <IconChevronLeft size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('calendar.next')} onClick={() => change({ date: turned(view, day, 1) })}>
            <IconChevronRight size={20} aria-hidden="true" />
          </IconButton>
          <Button size="sm" onClick={() => change({ date: today(ownTimeZone()) })}>
            {t('calendar.today')}
          </Button>
        </Row>
        <Heading aria-live="polite">{titleOf(view, day, language, isPhone)}</Heading>
      </Row>
      <Row gap="xs">
        {may(allTrainingsRight) && (
          <NativeSelect
            className={styles.artist}
            aria-label={t('calendar.artist')}
            value={artistId}
            data={[
              { value: '', label: t(isPhone ? 'calendar.all' : 'calendar.all_artists') },
              ...artistsOf(sessions, language),
            ]}
            onChange={(event) => change({ artistId: event.currentTarget.value || null })}
          />
        )}
        <Segments
          label={t('calendar.view')}
          options={optionsOf(t, views, 'calendar.view')}
          value={view}
          onChange={(value) => change({ view: value, date: day })}
        />
      </Row>
    </Row>
  )
}

function artistsOf(sessions: readonly CalendarSession[], language: string) {
  const names = new Map(sessions.flatMap(({ artist_id, artist }) => (artist_id ? [[artist_id, artist ?? '']] : [])))
  return [...names]
    .map(([id, label]) => ({ value: String(id), label: String(label) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}
