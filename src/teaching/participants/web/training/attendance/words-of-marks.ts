import type { Presence } from './unsent-marks.ts'

export const wordOf = (presence: Presence) =>
  presence === null
    ? 'participants.mark_none'
    : presence
      ? 'participants.mark_present'
      : ('participants.mark_absent' as const)
