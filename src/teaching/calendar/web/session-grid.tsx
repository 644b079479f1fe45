import FullCalendar from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import polish from '@fullcalendar/react/locales/pl'
import theme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { useMemo, useRef } from 'react'
import type { Language } from '#kit/contract/texts/text.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import type { Days, View } from './calendar-span.ts'
import { droppedAt, type Planned, stretchedTo } from './dropped.ts'
import styles from './session-grid.module.css'
import { visibleNow, visiblePeriod } from './visible-period.ts'

type SessionGridProps = {
  /** On a phone a day of a month is too narrow for titles: it shows the number of its sessions, and links to them. */
  isNarrow?: boolean
  view: View
  days: Days
  zone: string
  language: Language
  sessions: readonly CalendarSession[]
  onOpen: (session: CalendarSession) => void
  mayMove: (session: CalendarSession) => boolean
  /** Dropped elsewhere: until it has moved there it is drawn where it was. */
  onMove: (session: CalendarSession, planned: Planned) => void
  /** Where a day has more than there is room for. */
  onMore: (day: string) => void
}

/**
 * A month or a week, rendered by FullCalendar. Its times are the reader's local ones as if they were UTC: so days and
 * hours are those of the reader, and no rule of a zone is applied twice.
 */
export default function SessionGrid(props: SessionGridProps) {
  const { isNarrow = false, view, days, zone, language, sessions, onOpen, mayMove, onMove, onMore } = props
  const t = useText()
  const isCounted = isNarrow && view === 'month'
  const grid = useRef<HTMLDivElement>(null)
  const inLanguage = useBilingual()
  const byId = useMemo(() => new Map(sessions.map((session) => [String(session.id), session])), [sessions])
  const events = useMemo(() => {
    const isOfMany = new Set(sessions.map(({ artist_id }) => artist_id)).size > 1
    const titleOf = ({ title, artist }: CalendarSession) =>
      isOfMany && artist ? `${inLanguage(title)} · ${artist}` : inLanguage(title)
    return sessions.map((session) => ({
      id: String(session.id),
      title: titleOf(session),
      ...visiblePeriod(session, zone),
      color: surfaces[session.state],
      contrastColor: 'var(--ink)',
      editable: mayMove(session),
      extendedProps: { state: session.state, artist: session.artist_id },
    }))
  }, [sessions, zone, inLanguage, mayMove])
  /** While one is dragged, the other sessions of its artist are highlighted. */
  function showBusy(artist: unknown) {
    for (const one of grid.current?.querySelectorAll('[data-artist]') ?? [])
      one.toggleAttribute('data-aside', artist !== null && one.getAttribute('data-artist') !== String(artist))
  }
  return (
    <div ref={grid} className={styles.grid} data-narrow={isCounted || undefined}>
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
        displayEventEnd={view === 'week'}
        eventTimeFormat={{ hour: 'numeric', minute: '2-digit' }}
        slotHeaderFormat={{ hour: 'numeric', minute: '2-digit' }}
        dayMaxEvents={isCounted ? 0 : 4}
        eventMaxStack={3}
        moreLinkText={(count: number) => t('calendar.more', { count })}
        {...(isCounted && {
          rowMoreLinkClass: styles.count,
          rowMoreLinkInnerClass: styles.number,
          moreLinkContent: ({ num: count }: { num: number }) => (
            <>
              <span aria-hidden="true">{count}</span>
              <span className="only-heard">{t('calendar.on_day', { count })}</span>
            </>
          ),
        })}
        moreLinkClick={({ date }) => {
          onMore(date.toISOString().slice(0, 10))
          return undefined
        }}
        events={events}
        eventClass={({ event }) => `${styles.session} ${styles[event.extendedProps.state as string] ?? ''}`}
        eventTitleClass={view === 'week' ? styles.whole : styles.line}
        snapDuration="00:15"
        eventDidMount={({ el, event }) => el.setAttribute('data-artist', String(event.extendedProps.artist))}
        eventDragStart={({ event }) => showBusy(event.extendedProps.artist)}
        eventDragStop={() => showBusy(null)}
        eventResizeStart={({ event }) => showBusy(event.extendedProps.artist)}
        eventResizeStop={() => showBusy(null)}
        eventDrop={({ event, delta, revert }) => {
          revert()
          const session = byId.get(event.id)
          if (session && event.start) onMove(session, droppedAt(session, event.start, delta, zone))
        }}
        eventResize={({ event, revert }) => {
          revert()
          const session = byId.get(event.id)
          const planned = session && event.end && stretchedTo(session, event.end, zone)
          if (planned) onMove(session, planned)
        }}
        eventInteractive
        eventClick={({ event }) => {
          const session = byId.get(event.id)
          if (session) onOpen(session)
        }}
      />
    </div>
  )
}

/** Below the mark of the state, which is in the style sheet; the library wants these in each event. */
const surfaces: Record<CalendarSession['state'], string> = {
  DRAFT: 'var(--sunken)',
  PENDING_VERIFICATION: 'var(--accent-wash)',
  ACCEPTED: 'var(--amber-wash)',
  REJECTED: 'var(--sunken)',
  PUBLISHED: 'var(--sage-wash)',
  UNPUBLISHED: 'var(--amber-wash)',
  COMPLETED: 'var(--sunken)',
  CANCELLED: 'var(--sheet)',
}

const plugins = [theme, dayGrid, timeGrid, interaction]

function middleOf({ first, end }: Days): string {
  return new Date((Date.parse(first) + Date.parse(end)) / 2).toISOString().slice(0, 10)
}
