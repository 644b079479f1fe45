import type { Tone } from '#kit/web/ui/content/badge.tsx'
import type { packageStatuses } from '#trade/student-packages/contract/student-packages.flow.ts'

/** How each state of a sold package looks. */
export const packageTones: Record<(typeof packageStatuses)[number], Tone> = {
  PENDING: 'waiting',
  ACTIVE: 'quiet',
  USED_UP: 'quiet',
  EXPIRED: 'quiet',
  CANCELLED: 'bad',
}
