import { useText } from '#kit/web/language/i18n.ts'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { isOpen } from '#teaching/trainings/contract/trainings.flow.ts'

/** "4 wolne miejsca", "4 wolne" or "komplet", as long as somebody may still take a seat. */
export function useFreeSeats() {
  const t = useText()
  return ({ state, ends_at, seats_max, seats_taken }: CalendarSession, isShort = false): string | null => {
    if (!isOpen(state) || Date.parse(ends_at) <= Date.now()) return null
    const count = Math.max(0, seats_max - seats_taken)
    if (count === 0) return t('calendar.seats_none')
    return t(isShort ? 'calendar.seats_free_short' : 'calendar.seats_free', { count })
  }
}
