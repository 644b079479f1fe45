import { useText } from '#kit/web/language/i18n.ts'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import type { ListContext } from '#network/artists/contract/artists.list.ts'

/** The artists of a queue, the longest waiting first. */
export function oldestIn(context: ListContext, invitationStatus: number) {
  return {
    params: JSON.stringify({ context }),
    invitationStatus,
    sortBy: 'status_changed_at' as const,
    total: 'later' as const,
  }
}

/** To one of them, and from there through the rest of the queue. */
export function wayFromQueue({ id, invitation_status }: ProArtistRow, list: 'invitations' | 'verification') {
  const from = `/proartist/${list}?invitationStatus=${invitation_status}&sortBy=status_changed_at`
  return { to: `/proartist/${id}`, search: { from } }
}

/** Who they are in a few words. */
export function useWaitingNote() {
  const t = useText()
  return ({ city, years_of_experience: count }: ProArtistRow) =>
    `${city}, ${t('artists.experience', { years: t('artists.years', { count }) })}`
}
