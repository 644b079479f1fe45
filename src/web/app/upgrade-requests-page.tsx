import { countsIn, useArtistFilters } from '#web/artists/artist-filters.ts'
import { useWayToArtist } from '#web/artists/artist-lists.ts'
import { UpgradeQueuePage } from '#web/status-upgrades/upgrade-queue-page.tsx'

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
