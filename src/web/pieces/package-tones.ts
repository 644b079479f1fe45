import type { SoldPackage } from '#contract/artists/artists.work.ts'
import type { Tone } from '#web/kit/ui/badge.tsx'

/** How each state of a sold package looks. */
export const packageTones: Record<SoldPackage['status'], Tone> = {
  PENDING: 'accent',
  ACTIVE: 'ordinary',
  USED_UP: 'neutral',
  EXPIRED: 'waiting',
  CANCELLED: 'bad',
}
