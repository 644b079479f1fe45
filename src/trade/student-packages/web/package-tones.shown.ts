import type { Tone } from '#kit/web/ui/content/badge.tsx'
import type { SoldPackage } from '#office/artist-page/contract/artists.work.ts'

/** How each state of a sold package looks. */
export const packageTones: Record<SoldPackage['status'], Tone> = {
  PENDING: 'accent',
  ACTIVE: 'ordinary',
  USED_UP: 'neutral',
  EXPIRED: 'waiting',
  CANCELLED: 'bad',
}
