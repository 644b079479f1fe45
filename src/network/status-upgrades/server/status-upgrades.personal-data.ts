import type { PersonalData } from '#kit/server/personal-data/declaration.ts'

export const statusUpgradeData: PersonalData = {
  status_upgrade_requests: {
    about: [
      { kind: 'upgrades', rows: 'pro_artist_id = :artist', deleted: ['message', 'evidence', 'status', 'comment'] },
    ],
    mentions: ['message', 'comment'],
  },
}
