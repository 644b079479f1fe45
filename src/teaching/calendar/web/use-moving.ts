import { useState } from 'react'
import { send } from '#kit/web/calls/api.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { type CalendarSession, calendar } from '#teaching/calendar/contract/calendar.ts'
import { type Planned, plannedOf } from './dropped.ts'

type Options = { onMoved: () => void; onRefused?: (error: ApiError) => void }

/** Moves a session. It can be undone unless it returned the training to verification, or people were notified. */
export function useMoving(session: CalendarSession, { onMoved, onRefused }: Options) {
  const t = useText()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const { send: sendMove, isPending } = useSend(calendar.moveSession, {
    onSent: ({ data }) => {
      onMoved()
      if (data.state !== session.state) return toast(t('calendar.moved_back'))
      const back = { id: session.id, ...plannedOf(session, session.time_zone), revision: data.revision }
      const undo = () =>
        send(calendar.moveSession, { ...back, overlap_reason: data.former_overlap_reason, is_overlap_meant: true })
      toast(t('calendar.moved'), session.seats_taken === 0 ? { undo } : {})
    },
    onRefused: (error) => {
      setRefusal(error)
      onRefused?.(error)
    },
  })
  return {
    refusal,
    /** What was refused is no longer what is planned. */
    forgetRefusal: () => setRefusal(null),
    isPending,
    move: (planned: Planned, overlap_reason: string | null = null, is_overlap_meant = false) =>
      sendMove({ id: session.id, ...planned, overlap_reason, is_overlap_meant, revision: session.revision }),
  }
}
