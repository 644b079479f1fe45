import { feature, holds, noDeadline } from '#kit/server/http/feature.ts'
import { nameOfArtist } from '#network/artists/server/artist-name.queries.ts'
import { decidedArtist } from '#network/artists/server/artists.queries.ts'
import { statusUpgradeMails } from './status-upgrades.mail.ts'
import { statusUpgradeNotices } from './status-upgrades.notices.ts'
import { statusUpgradeData } from './status-upgrades.personal-data.ts'
import { pendingUpgrades } from './status-upgrades.queries.ts'
import { statusUpgradeRoutes } from './status-upgrades.routes.ts'
import { upgradeDetails } from './upgrade-details.ts'

export const statusUpgrades = feature({
  personalData: statusUpgradeData,
  merging: {
    references: {
      status_upgrade_requests: { pro_artist_id: { of: 'artist', kind: 'upgrades' }, decided_by: 'act' },
    },
  },
  rights: {
    'can-view-status-upgrades': { holders: ['administrator'], group: 'artists' },
    'can-decide-status-upgrade': { holders: ['administrator'], group: 'artists' },
  },
  records: { statusUpgrade: { texts: ['statusUpgrades', 'artists'], name: nameOfArtist, choice: null } },
  details: upgradeDetails,
  calls: statusUpgradeRoutes,
  mails: statusUpgradeMails,
  bell: statusUpgradeNotices,
  counters: {
    pendingProArtistsStatusUpgradesCount: {
      queue: 'upgrades',
      isFor: holds('can-view-status-upgrades'),
      rows: ({ db }) => pendingUpgrades(db).select('requested_at as since'),
      decisions: {
        isFor: (user) => holds('can-view-status-upgrades')(user) && holds('can-decide-status-upgrade')(user),
        // Of an artist there is one at a time, and they are what its reader decides on.
        rows: ({ db }) =>
          pendingUpgrades(db)
            .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
            .innerJoin('levels', 'levels.id', 'to_level_id')
            .select(['pro_artists.id', 'requested_at as since', noDeadline, decidedArtist, 'levels.name as title']),
      },
    },
  },
})
