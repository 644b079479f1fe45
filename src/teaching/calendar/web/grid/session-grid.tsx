import FullCalendar, { type DayCellInfo } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import polish from '@fullcalendar/react/locales/pl'
import theme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '#kit/contract/texts/text.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import { artistColor } from '#teaching/calendar/web/artist-color.ts'
import type { Days, View } from '#teaching/calendar/web/calendar-span.ts'
import { droppedAt, type Planned, stretchedTo } from '#teaching/calendar/web/dropped.ts'
import { visibleNow, visiblePeriod } from '#teaching/calendar/web/visible-period.ts'
import { GridSession } from './grid-session.tsx'
import styles from './session-grid.module.css'
import { type Run, runsOf } from './session-runs.ts'

type SessionGridProps = {
  /** On a phone a day of a month is too narrow for titles: it shows the number of its sessions, and links to them. */
  isNarrow?: boolean
  view: Exclude<View, 'agenda'>
  days: Days
  zone: string
  language: Language
  sessions: readonly CalendarSession[]
  onOpen: (sessions: Run['sessions']) => void
  mayMove: (session: CalendarSession) => boolean
  /** Dropped elsewhere: until it has moved there it is drawn where it was. */
  onMove: (session: CalendarSession, planned: Planned) => void
  /** Where a day has more than there is room for. */
  onMore: (day: string) => void
  /** Below the grid. */
  children?: ReactNode
}

/**
 * A month or a week, rendered by FullCalendar. Its times are the reader's local ones as if they were UTC: so days and
 * hours are those of the reader, and no rule of a zone is applied twice.
 */
export default function SessionGrid(props: SessionGridProps) {
  const { isNarrow = false, view, days, zone, language, sessions, onOpen, mayMove, onMove, onMore, children } = props
  const t = useText()
  const isMonth = view === 'month'
  const isCounted = isNarrow && isMonth
  const { grid, dragging } = useDragging()
  const isMeasured = useMeasured()
  const { events, drawn } = useMemo(
    () => eventsOf(sessions, { isMonth, zone, mayMove }),
    [sessions, isMonth, zone, mayMove],
  )
  return (
    <div
      ref={grid}
      className={styles.grid}
      data-narrow={isCounted || undefined}
      style={{ visibility: isMeasured ? undefined : 'hidden' }}
    >
      <FullCalendar
        plugins={plugins}
        locale={language === 'pl' ? polish : 'en'}
        timeZone="UTC"
        now={() => visibleNow(zone)}
        initialView={view === 'week' ? 'timeGridWeek' : 'dayGridMonth'}
        // A month's grid begins in the month before.
        initialDate={view === 'week' ? days.first : middleOf(days)}
        headerToolbar={false}
        firstDay={1}
        fixedWeekCount={false}
        height={view === 'week' ? '44rem' : 'auto'}
        scrollTime="07:00:00"
        allDaySlot={false}
        nowIndicator
        // A session that ends after midnight is on the day of its beginning, unless it continues in the morning.
        nextDayThreshold="09:00:00"
        eventDisplay="block"
        slotHeaderFormat={{ hour: 'numeric', minute: '2-digit' }}
        dayMaxEvents={isCounted ? 0 : 3}
        eventMaxStack={3}
        moreLinkText={(count: number) => t('calendar.more', { count })}
        {...(isCounted && {
          rowMoreLinkClass: styles.count,
          rowMoreLinkInnerClass: styles.number,
          moreLinkContent: ({ num: count }: { num: number }) => (
            <>
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">{t('calendar.on_day', { count })}</span>
            </>
          ),
        })}
        moreLinkClick={({ date }) => {
          onMore(date.toISOString().slice(0, 10))
          return undefined
        }}
        events={events}
        eventContrastColor="var(--ink)"
        eventClass={({ event }) => `${styles.session} ${styles[event.extendedProps.state as string] ?? ''}`}
        eventContent={({ event }) => {
          const its = drawn.get(event.id)
          return its && <GridSession sessions={its} zone={zone} isTall={!isMonth} />
        }}
        {...(isMonth && {
          dayCellTopContent: ({ text, isToday }: DayCellInfo) => <DayNumber {...{ text, isToday }} />,
        })}
        dayHeaderContent={({ text, isToday }) => <DayNumber text={text} isToday={isToday && !isMonth} />}
        snapDuration="00:15"
        eventDidMount={({ el, event }) => {
          const { artist } = event.extendedProps
          el.setAttribute('data-artist', String(artist))
          for (const [name, value] of Object.entries(artistColor(artist))) el.style.setProperty(name, String(value))
        }}
        {...dragging}
        eventDrop={({ event, delta, revert }) => {
          revert()
          const session = drawn.get(event.id)?.[0]
          if (session && event.start) onMove(session, droppedAt(session, event.start, delta, zone))
        }}
        eventResize={({ event, revert }) => {
          revert()
          const session = drawn.get(event.id)?.[0]
          const planned = session && event.end && stretchedTo(session, event.end, zone)
          if (planned) onMove(session, planned)
        }}
        eventInteractive
        eventClick={({ event }) => {
          const its = drawn.get(event.id)
          if (its) onOpen(its)
        }}
      />
      {children}
    </div>
  )
}

type Dragged = { event: { extendedProps: Record<string, unknown> } }

/** While a session is dragged, the other sessions of its artist are highlighted. */
function useDragging() {
  const grid = useRef<HTMLDivElement>(null)
  function showBusy(artist: unknown) {
    for (const one of grid.current?.querySelectorAll('[data-artist]') ?? [])
      one.toggleAttribute('data-aside', artist !== null && one.getAttribute('data-artist') !== String(artist))
  }
  const start = ({ event }: Dragged) => showBusy(event.extendedProps.artist)
  const stop = () => showBusy(null)
  return {
    grid,
    dragging: { eventDragStart: start, eventDragStop: stop, eventResizeStart: start, eventResizeStop: stop },
  }
}

/** The events of the library, and the sessions that each draws. */
function eventsOf(
  sessions: readonly CalendarSession[],
  { isMonth, zone, mayMove }: { isMonth: boolean } & Pick<SessionGridProps, 'zone' | 'mayMove'>,
) {
  const drawn = new Map<string, Run['sessions']>()
  const event = (its: Run['sessions'], period: object) => {
    const [{ id, state, artist_id }] = its
    drawn.set(String(id), its)
    return { id: String(id), ...period, extendedProps: { state, artist: artist_id } }
  }
  const single = (session: CalendarSession) =>
    event([session], { ...visiblePeriod(session, zone), editable: mayMove(session) })
  if (!isMonth) return { events: sessions.map(single), drawn }
  const events = runsOf(sessions, zone).map(({ sessions: [session, ...others], first, end }) =>
    others.length === 0
      ? single(session)
      : // Each of its days is moved by itself, from the dialog or in a week.
        event([session, ...others], { start: first, end, allDay: true, editable: false }),
  )
  return { events, drawn }
}

/** The library draws a frame before it has measured its rows, in which all of them are too low. */
function useMeasured() {
  const [isMeasured, setMeasured] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isMeasured
}

/** The number of a day, in a disc where it is today. */
function DayNumber({ text, isToday }: { text: string; isToday: boolean }) {
  return (
    <span className={styles.date} data-today={isToday || undefined}>
      {text}
    </span>
  )
}

const plugins = [theme, dayGrid, timeGrid, interaction]

function middleOf({ first, end }: Days): string {
  return new Date((Date.parse(first) + Date.parse(end)) / 2).toISOString().slice(0, 10)
}
