import { useState } from 'react'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Segments } from '#kit/web/ui/inputs/segments.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { calendar, firstYear, lastYear } from '#teaching/calendar/contract/calendar.ts'
import { IconChevronLeft, IconChevronRight } from '~icons'

type YearStripProps = {
  /** Whose year is shown at first, and whose month is marked. */
  day: string
  artistId: string
  onMonth: (firstDay: string) => void
}

/** The twelve months of a year, each with a column as high as it has trainings; one that is chosen is opened. */
export function YearStrip({ day, artistId, onMonth }: YearStripProps) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const [year, setYear] = useShownYear(Number(day.slice(0, 4)))
  const asked = { year, artistId: artistId ? Number(artistId) : undefined }
  // Until they are there, and where they cannot be read, the months lead on without numbers: nothing seems free that is not.
  const counts = useApi(calendar.year, asked).data?.data
  const most = Math.max(1, ...(counts ?? []).map(({ trainings }) => trainings))
  const nameOf = (firstDay: string, month: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(new Date(firstDay))
  const months = Array.from({ length: 12 }, (_, index) => {
    const firstDay = `${year}-${String(index + 1).padStart(2, '0')}-01`
    const month = nameOf(firstDay, 'long')
    const count = counts?.find((one) => one.month === index + 1)?.trainings ?? 0
    return {
      value: firstDay,
      label: (
        <>
          <Stack as="span" gap="none" align="center" aria-hidden="true">
            <Column share={count / most} />
            {nameOf(firstDay, 'short')}
            <small>{count > 0 ? format.number(count) : '\u00a0'}</small>
          </Stack>
          <span className="sr-only">{counts ? t('calendar.year_month', { month, count }) : month}</span>
        </>
      ),
    }
  })
  return (
    <Row grows="first" basis="20rem" align="end" gap="xs">
      <Segments
        label={t('calendar.year', { year: String(year) })}
        isWide
        options={months}
        value={`${day.slice(0, 7)}-01`}
        onChange={onMonth}
      />
      <Row gap="2xs" isLine>
        <IconButton
          label={t('calendar.show_year', { year: String(year - 1) })}
          disabled={year <= firstYear}
          onClick={() => setYear(year - 1)}
        >
          <IconChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('calendar.show_year', { year: String(year + 1) })}
          disabled={year >= lastYear}
          onClick={() => setYear(year + 1)}
        >
          <IconChevronRight size={20} aria-hidden="true" />
        </IconButton>
      </Row>
    </Row>
  )
}

/** That of the shown day, until the reader turns to another one; and again once the day is of another year. */
function useShownYear(ofDay: number) {
  const [followed, setFollowed] = useState(ofDay)
  const [year, setYear] = useState(ofDay)
  if (followed !== ofDay) {
    setFollowed(ofDay)
    setYear(ofDay)
  }
  return [year, setYear] as const
}

/** On a phone, where it takes as much room as two sessions: from a press on. */
export function FoldedYear(props: YearStripProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('calendar.year_months')}</summary>
      {isOpen && <YearStrip {...props} />}
    </details>
  )
}

/** A column of a small chart, whose numbers are written below it. */
function Column({ share }: { share: number }) {
  const [height, room] = [20, 4]
  const high = (height - room) * share
  return (
    <svg width="100%" height={height} viewBox={`0 0 24 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <rect y={height - 1} width="24" height="1" fill="var(--line)" />
      <rect y={height - high} width="24" height={high} fill="var(--accent-ink)" />
    </svg>
  )
}
