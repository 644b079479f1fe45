import { invitationStatus } from '#contract/applications/applications.flow.ts'
import { permissions } from '#contract/kit/permissions.ts'
import { feature, holds } from '#server/kit/http/feature.ts'
import type { Db } from '#server/kit/postgres/database.ts'
import { everyArtist } from '../artists/artists.queries.ts'
import { applicationMails } from './applications.mail.ts'
import { applicationNotices } from './applications.notices.ts'
import { applicationRoutes } from './applications.routes.ts'

export const applications = feature({
  calls: applicationRoutes,
  mails: applicationMails,
  bell: applicationNotices,
  counters: {
    proArtistPendingInvitationsCount: {
      queue: 'invitations',
      isFor: holds(permissions.CAN_VIEW_APPLIED_PRO_ARTISTS),
      rows: ({ db }) => artistsIn(db, invitationStatus.APPLIED),
    },
    proArtistPendingVerificationsInvitationsCount: {
      queue: 'verification',
      isFor: holds(permissions.CAN_VIEW_PENDING_VERIFICATIONS_PRO_ARTIST),
      rows: ({ db }) => artistsIn(db, invitationStatus.TO_VERIFY),
    },
  },
})

function artistsIn(db: Db, status: number) {
  return everyArtist(db).where('invitation_status', '=', status).select('status_changed_at as since')
}
