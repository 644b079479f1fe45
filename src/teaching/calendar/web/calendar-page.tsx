import { Suspense, useCallback, useState } from 'react'
import { zoneName } from '#kit/contract/values/time-zone.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { ownTimeZone } from '#kit/web/language/session-time.tsx'
import { useAddress } from '#kit/web/page/address/address.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Page } from '#kit/web/page/page.tsx'
import { useUser } from '#kit/web/session/session.ts'
import { Button, IconButton } from '#kit/web/ui/button.tsx'
import { PanelSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { useIsPhone } from '#kit/web/ui/use-media.ts'
import { mayMoveSession } from '#teaching/calendar/contract/calendar.flow.ts'
import { type CalendarSession, calendar } from '#teaching/calendar/contract/calendar.ts'
import { IconCalendarShare } from '~icons'
import { Agenda } from './agenda.tsx'
import { calendarAddress, daysOf, instantsOf, today } from './calendar-span.ts'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import type { Planned } from './dropped.ts'
import { FeedDialog } from './feed-dialog.tsx'
import type { Run } from './grid/session-runs.ts'
import { Legend } from './legend.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { FoldedYear, YearStrip } from './year-strip.tsx'

type Moving = { session: CalendarSession; planned?: Planned }

/** Heavy: it comes after the screen's frame, and not at all for an agenda. */
const SessionGrid = lazyPart(() => import('./grid/session-grid.tsx'), 'default')

/** What is planned when. View, day and artist are in the address. */
export function CalendarPage() {
  const t = useText()
  const language = useLanguage()
  const [isSubscribing, setSubscribing] = useState(false)
  const [open, setOpen] = useState<Run['sessions'] | null>(null)
  const [moving, setMoving] = useState<Moving | null>(null)
  const mayMove = useMayMove()
  const isPhone = useIsPhone()
  const zone = ownTimeZone()
  const { state, change } = useAddress(calendarAddress)
  const { view = isPhone ? 'agenda' : 'month', date: day = today(zone), artistId = '' } = state
  const days = daysOf(view, day)
  // A week's columns are too narrow on a phone: there it is a list of its days.
  const isListed = view === 'agenda' || (view === 'week' && isPhone)
  const { data, error, refetch, isPlaceholderData } = useApi(calendar.sessions, instantsOf(days, zone), {
    keepsPrevious: true,
  })
  const sessions = isPlaceholderData ? undefined : data?.data
  const shown = sessions?.filter(({ artist_id }) => !artistId || String(artist_id) === artistId)
  function move(session: CalendarSession) {
    setOpen(null)
    setMoving({ session })
  }
  const Year = isPhone ? FoldedYear : YearStrip
  return (
    <Page
      title={t('calendar.title')}
      intro={t('calendar.intro', { zone: zoneName(language, zone) })}
      actions={
        isPhone ? (
          <IconButton label={t('calendar.subscribe')} onClick={() => setSubscribing(true)}>
            <IconCalendarShare size={22} aria-hidden="true" />
          </IconButton>
        ) : (
          <Button icon={<IconCalendarShare size={18} aria-hidden="true" />} onClick={() => setSubscribing(true)}>
            {t('calendar.subscribe')}
          </Button>
        )
      }
    >
      <CalendarToolbar {...{ view, isPhone, day, artistId }} sessions={data?.data ?? []} change={change} />
      <Year {...{ day, artistId }} onMonth={(date) => change(view === 'agenda' ? { date } : { view: 'month', date })} />
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!shown && !error && <PanelSkeleton label={t('calendar.loading')} />}
      {shown && isListed && (
        <Agenda
          sessions={shown}
          {...{ days, zone }}
          isWeek={view === 'week'}
          onOpen={(session) => setOpen([session])}
        />
      )}
      {shown && !isListed && (
        <Suspense fallback={<PanelSkeleton label={t('calendar.loading')} />}>
          <SessionGrid
            key={`${view} ${days.first} ${language}`}
            {...{ view, days, zone, language }}
            isNarrow={isPhone}
            sessions={shown}
            onOpen={setOpen}
            mayMove={mayMove}
            onMove={(session, planned) => setMoving({ session, planned })}
            onMore={(date) => change({ view: 'agenda', date })}
          >
            {!isPhone && <Legend sessions={shown} />}
          </SessionGrid>
        </Suspense>
      )}
      {open && <SessionDialog sessions={open} mayMove={mayMove} onMove={move} onClose={() => setOpen(null)} />}
      {moving && <MoveDialog {...moving} onClose={() => setMoving(null)} />}
      {isSubscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
    </Page>
  )
}

/** Whether the reader may move a session. */
function useMayMove() {
  const user = useUser()
  return useCallback(
    (session: CalendarSession) => {
      const is_own = session.artist_id !== null && session.artist_id === user?.pro_artist?.id
      return mayMoveSession(user, { ...session, is_own }, Date.now())
    },
    [user],
  )
}
