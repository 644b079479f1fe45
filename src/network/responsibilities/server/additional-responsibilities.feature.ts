import { feature, holds, noDeadline } from '#kit/server/http/feature.ts'
import { decidedArtist } from '#network/artists/server/artists.queries.ts'
import { waitingAdditional } from './additional-responsibilities.queries.ts'
import { additionalDetails, additionalRecords } from './additional-responsibilities.records.ts'
import { additionalResponsibilityRoutes } from './additional-responsibilities.routes.ts'
import { responsibilityMails } from './responsibilities.mail.ts'
import { responsibilityNotices } from './responsibilities.notices.ts'

export const additionalResponsibilities = feature({
  place: 'responsibilities',
  merging: {
    references: {
      additional_responsibilities: { pro_artist_id: { of: 'artist', kind: 'responsibilities' }, given_by: 'act' },
      additional_responsibility_history: { user_id: 'act' },
    },
  },
  records: additionalRecords,
  details: additionalDetails,
  calls: additionalResponsibilityRoutes,
  mails: responsibilityMails,
  bell: responsibilityNotices,
  counters: {
    additionalResponsibilitiesCount: {
      queue: 'responsibilities',
      isFor: holds('can-view-responsibilities'),
      rows: ({ db, user }) => waitingAdditional(db, user).select('status_changed_at as since'),
      decisions: {
        isFor: holds('can-edit-responsibilities'),
        rows: ({ db, user }) =>
          waitingAdditional(db, user)
            .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
            .select([
              'additional_responsibilities.id',
              'additional_responsibilities.status_changed_at as since',
              noDeadline,
              decidedArtist,
              'name as title',
            ]),
      },
    },
  },
})
