import { type Permission, permissions } from '#contract/kit/permissions.ts'
import { type InvitationStatus, invitationStatus } from '#contract/pro-artists.flow.ts'
import type { TextKey } from '#contract/texts.ts'
import { useText } from '#web/kit/i18n.ts'
import { Link } from '#web/kit/link.tsx'
import { useMay } from '#web/kit/session.ts'

type Place = { to: string; title: TextKey; right: Permission }

const invitations: Place = {
  to: '/proartist/invitations',
  title: 'proArtists.invitations_title',
  right: permissions.CAN_VIEW_APPLIED_PRO_ARTISTS,
}
const verification: Place = {
  to: '/proartist/verification',
  title: 'proArtists.verification_title',
  right: permissions.CAN_VIEW_PENDING_VERIFICATIONS_PRO_ARTIST,
}

const network: Place = {
  to: '/proartist',
  title: 'proArtists.network_title',
  right: permissions.CAN_VIEW_ALL_PRO_ARTISTS,
}

const { APPLIED, ACCEPTED, REJECTED, COMPLETED, TO_VERIFY, MISSING_DATA } = invitationStatus
const places: Partial<Record<InvitationStatus, Place>> = {
  [APPLIED]: invitations,
  [ACCEPTED]: invitations,
  [REJECTED]: invitations,
  [TO_VERIFY]: verification,
  [MISSING_DATA]: verification,
  [COMPLETED]: network,
}

/** The list in which an artist of this status stands, where the reader may open it. */
export function listOf(status: number, may: (right: Permission) => boolean): Place | null {
  const place = places[status as InvitationStatus]
  return place && may(place.right) ? place : null
}

/** To the list in which an artist of this status stands. */
export function BackToList({ status }: { status: number }) {
  const t = useText()
  const may = useMay()
  const place = listOf(status, may)
  if (!place) return null
  return (
    <div>
      <Link to={place.to}>← {t(place.title)}</Link>
    </div>
  )
}
