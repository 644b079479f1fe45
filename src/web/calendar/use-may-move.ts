import { useCallback } from 'react'
import { mayMoveSession } from '#contract/calendar/calendar.flow.ts'
import type { CalendarSession } from '#contract/calendar/calendar.ts'
import { useUser } from '#web/kit/session/session.ts'

/** Whether the reader may move a session. */
export function useMayMove() {
  const user = useUser()
  return useCallback(
    (session: CalendarSession) => {
      const is_own = session.artist_id !== null && session.artist_id === user?.pro_artist?.id
      return mayMoveSession(user, { ...session, is_own }, Date.now())
    },
    [user],
  )
}
