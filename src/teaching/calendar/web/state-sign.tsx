import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { IconBan, IconCheck, IconCircleCheck, IconEye, IconEyeOff, IconHourglass, IconPencil, IconX } from '~icons'

/** A state's sign, so that it does not depend on color alone. Decorative: the name of the state is next to it, or in the legend. */
export function StateSign({ state }: Pick<CalendarSession, 'state'>) {
  const Icon = signs[state]
  return <Icon size={16} aria-hidden="true" />
}

const signs: Record<CalendarSession['state'], typeof IconBan> = {
  DRAFT: IconPencil,
  PENDING_VERIFICATION: IconHourglass,
  ACCEPTED: IconCheck,
  REJECTED: IconX,
  PUBLISHED: IconEye,
  UNPUBLISHED: IconEyeOff,
  COMPLETED: IconCircleCheck,
  CANCELLED: IconBan,
}
