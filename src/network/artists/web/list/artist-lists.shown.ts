import type { Right, TextKey } from '#kit/contract/texts/texts.ts'
import { type InvitationStatus, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import type { ListContext } from '#network/artists/contract/artists.list.ts'

/** A list of artists, as its screen opens. */
export type ArtistPlace = { to: string; title: TextKey; right: Right; context: ListContext; sortBy: string }

const invitations: ArtistPlace = {
  to: '/proartist/invitations',
  title: 'artists.invitations_title',
  right: 'can-view-applied-pro-artists',
  context: 'INVITATION',
  sortBy: 'invitation_status',
}
const verification: ArtistPlace = {
  to: '/proartist/verification',
  title: 'artists.verification_title',
  right: 'can-view-pending-verifications-pro-artist',
  context: 'VERIFICATION',
  sortBy: 'invitation_status',
}
const applications: ArtistPlace = {
  to: '/proartist/applications',
  title: 'artists.applications_title',
  right: 'can-view-applied-pro-artists',
  context: 'APPLICATION',
  sortBy: 'applied_at',
}
const upgrades: ArtistPlace = {
  to: '/proartist/status-upgrade',
  title: 'statusUpgrades.queue_title',
  right: 'can-view-status-upgrades',
  context: 'STATUS_UPGRADE',
  sortBy: 'requested_at',
}
const network: ArtistPlace = {
  to: '/proartist',
  title: 'artists.network_title',
  right: 'can-view-all-pro-artists',
  context: 'LIST',
  sortBy: 'name',
}

const { APPLIED, ACCEPTED, REJECTED, COMPLETED, TO_VERIFY, MISSING_DATA } = invitationStatus
const placeOf: Partial<Record<InvitationStatus, ArtistPlace>> = {
  [APPLIED]: invitations,
  [ACCEPTED]: invitations,
  [REJECTED]: invitations,
  [TO_VERIFY]: verification,
  [MISSING_DATA]: verification,
  [COMPLETED]: network,
}

/** The list with artists of this status, where the reader may open it. */
export function listOf(status: number, may: (right: Right) => boolean): ArtistPlace | null {
  const place = placeOf[status as InvitationStatus]
  return place && may(place.right) ? place : null
}

/** The order in which a list opens. */
export function openingOrder(context: ListContext): string {
  return placesBy.context.get(context)?.sortBy ?? network.sortBy
}

const places = [invitations, applications, verification, upgrades, network]
const placesBy = {
  context: new Map(places.map((place) => [place.context, place])),
  to: new Map(places.map((place) => [place.to, place])),
}

/** The list in such a link; null if there is none or it does not exist. */
export function listBehind(from: string): { place: ArtistPlace; search: Record<string, string> } | null {
  const [to = '', query] = from.split('?', 2)
  const place = placesBy.to.get(to)
  return place ? { place, search: Object.fromEntries(new URLSearchParams(query)) } : null
}
