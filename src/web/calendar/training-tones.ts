import type { CalendarSession } from '#contract/calendar/calendar.ts'
import type { Tone } from '#web/kit/ui/badge.tsx'

/** What is certain stands out; what nobody decided on yet is pale. */
export const trainingTones: Record<CalendarSession['state'], Tone> = {
  DRAFT: 'neutral',
  PENDING_VERIFICATION: 'accent',
  ACCEPTED: 'waiting',
  REJECTED: 'bad',
  PUBLISHED: 'good',
  UNPUBLISHED: 'waiting',
  COMPLETED: 'ordinary',
  CANCELLED: 'bad',
}
