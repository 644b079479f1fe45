import { sql } from 'kysely'
import { feature } from '#kit/server/http/feature.ts'
import { deleteOlder } from '#kit/server/http/removals.ts'
import { artistFollows } from './artists.follows.ts'
import { artistMails } from './artists.mail.ts'
import { artistNotices } from './artists.notices.ts'
import { artistData } from './artists.personal-data.ts'
import { artistDetails, artistRecords } from './artists.records.ts'
import { artistRoutes } from './artists.routes.ts'
import { endingDocuments, notifyOfExpiry } from './files/document-expiry.ts'

export const artists = feature({
  personalData: artistData,
  merging: {
    references: {
      pro_artists: { user_id: 'own', merged_into: { of: 'artist', kind: 'profile' } },
      pro_artist_documents: { pro_artist_id: { of: 'artist', kind: 'documents' } },
      pro_artist_history: { pro_artist_id: 'record', user_id: 'act', reviewed_by: 'act' },
      replaced_avatars: { pro_artist_id: 'own' },
    },
  },
  rights: {
    'can-view-all-pro-artists': { holders: ['administrator'], group: 'artists' },
    'can-edit-pro-artist': { holders: ['administrator'], group: 'artists' },
    'can-enable-pro-artist': { holders: ['administrator'], group: 'artists' },
    'can-disable-pro-artist': { holders: ['administrator'], group: 'artists' },
    'can-delete-pro-artist': { holders: ['administrator'], group: 'artists' },
    'can-export-pro-artists': { holders: ['administrator'], group: 'artists' },
    'can-manage-pro-team': { holders: ['administrator'], group: 'artists' },
  },
  records: artistRecords,
  details: artistDetails,
  calls: artistRoutes,
  follows: artistFollows,
  mails: artistMails,
  bell: artistNotices,
  steps: {
    insurance: {
      isFor: (user) => user.pro_artist !== null,
      rows: ({ db, user, now }) =>
        endingDocuments(db, now)
          .select(['d.id', sql<null>`null::jsonb`.as('title'), sql<null>`null::timestamptz`.as('at')])
          .select('d.valid_until as last_day')
          .where('d.kind', '=', 'INSURANCE')
          .where('d.pro_artist_id', '=', user.pro_artist?.id ?? 0),
    },
  },
  schedules: { hourly: notifyOfExpiry },
  retention: {
    replaced_picture_days: ({ db }, before) => deleteOlder(db, 'replaced_avatars', 'replaced_at', before),
  },
})
