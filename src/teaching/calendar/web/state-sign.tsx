import type { ReactNode } from 'react'
import type { CalendarSession } from '#teaching/calendar/contract/calendar.ts'
import { IconBan, IconCheck, IconCircleCheck, IconEye, IconEyeOff, IconHourglass, IconPencil, IconX } from '~icons'

/** A state's sign, so that it does not depend on color alone. Decorative: the name of the state is next to it, or in the legend. */
export function StateSign({ state }: Pick<CalendarSession, 'state'>) {
  const Icon = signs[state]
  return <Icon size={16} aria-hidden="true" />
}

/** Words about it, struck through where it does not take place. */
export function StateWords({ state, children }: Pick<CalendarSession, 'state'> & { children: ReactNode }) {
  const Tag = state === 'CANCELLED' ? 's' : 'span'
  return <Tag>{children}</Tag>
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
