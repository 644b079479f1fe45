import { useCallback } from 'react'
import { useUser } from '#kit/web/session/session.ts'
import { mayMoveSession } from '#teaching/calendar/contract/calendar.flow.ts'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'

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
