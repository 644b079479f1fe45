import { daysLater, wallClock } from '#kit/contract/values/time-zone.ts'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'

/** Sessions of one training on days that follow each other: a month draws them as one bar. */
export type Run = {
  sessions: [CalendarSession, ...CalendarSession[]]
  first: string
  /** The day after the last. */
  end: string
}

/** Puts sessions, which come in the order of time, together to runs, by the days of the reader's clock. */
export function runsOf(sessions: readonly CalendarSession[], zone: string): Run[] {
  const runs: Run[] = []
  const latest = new Map<number, Run>()
  for (const session of sessions) {
    const { day } = wallClock(session.starts_at, zone)
    const run = latest.get(session.training_id)
    if (run && day <= run.end) {
      run.sessions.push(session)
      run.end = daysLater(day, 1)
    } else {
      const begun: Run = { sessions: [session], first: day, end: daysLater(day, 1) }
      latest.set(session.training_id, begun)
      runs.push(begun)
    }
  }
  return runs
}
