import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge, type Tone } from '#kit/web/ui/content/badge.tsx'
import { type InvitationStatus, invitationStatus } from '#network/artists/contract/artists.flow.ts'

const { APPLIED, ACCEPTED, REJECTED, COMPLETED, TO_VERIFY, MISSING_DATA } = invitationStatus

/** What waits for the artist is nothing for the office to do. */
const tones: Record<InvitationStatus, Tone> = {
  [APPLIED]: 'waiting',
  [ACCEPTED]: 'quiet',
  [REJECTED]: 'bad',
  [COMPLETED]: 'good',
  [TO_VERIFY]: 'waiting',
  [MISSING_DATA]: 'quiet',
}

export function toneOf(status: number): Tone {
  return tones[status as InvitationStatus]
}

export function ArtistStatus({ status }: { status: number }) {
  const t = useText()
  return <StatusBadge tone={toneOf(status)}>{t(`artists.status_${status as InvitationStatus}`)}</StatusBadge>
}
