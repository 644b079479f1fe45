import { countsIn, useArtistFilters } from '#network/artists/web/list/artist-filters.shown.ts'
import { useWayToArtist } from '#network/artists/web/list/way-to-artist.shown.ts'
import { UpgradeQueuePage } from '#network/status-upgrades/web/upgrade-queue-page.shown.tsx'

/** The open requests, narrowed like every other list of artists. */
export function UpgradeRequestsPage() {
  const wayTo = useWayToArtist()
  return (
    <UpgradeQueuePage
      filters={useArtistFilters('STATUS_UPGRADE')}
      counts={countsIn('STATUS_UPGRADE')}
      link={({ artist }) => wayTo(artist)}
    />
  )
}
