import { type SqlBool, sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import { type Decisions, feature, holds, noDeadline } from '#kit/server/http/feature.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { availableSteps, invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { decidedArtist, everyArtist, visibleArtists } from '#network/artists/server/artists.queries.ts'
import { applicationMails } from './applications.mail.ts'
import { applicationNotices } from './applications.notices.ts'
import { applicationData } from './applications.personal-data.ts'
import { applicationRoutes } from './applications.routes.ts'
import { forgetEndedLinks } from './form-link.steps.ts'
import { applicationFollows } from './new-link.steps.ts'

export const applications = feature({
  personalData: applicationData,
  merging: {
    references: {
      pro_artist_links: { pro_artist_id: 'own' },
      replaced_form_links: { pro_artist_id: 'own' },
    },
  },
  rights: {
    'can-view-applied-pro-artists': { holders: ['administrator'], group: 'applications' },
    'can-accept-pro-artist': { holders: ['administrator'], group: 'applications' },
    'can-reject-pro-artist': { holders: ['administrator'], group: 'applications' },
    'can-view-pending-verifications-pro-artist': { holders: ['administrator'], group: 'applications' },
    'can-complete-invitation-pro-artist': { holders: ['administrator'], group: 'applications' },
    // The specification shows this value redacted ("can-a{secret}"): a guess, see docs/decisions/006-redacted-permission.md.
    'can-ask-for-missing-data-pro-artist': { holders: ['administrator'], group: 'applications' },
  },
  details: {
    hidden: ['terms_accepted'],
    derived: ['terms_accepted'],
    shapes: {
      'proArtist.applied': ({ application }) => ({ after: application }),
      // The changes of a sent form, without its unchanged values.
      'proArtist.formSent': ({ changes }) => ({ changes }),
    },
  },
  calls: applicationRoutes,
  legalTexts: [
    'applications.terms_use',
    'applications.terms_free',
    'applications.terms_withdraw',
    'applications.consent',
    'applications.consent_to_both',
  ],
  follows: applicationFollows,
  mails: applicationMails,
  bell: applicationNotices,
  retention: { ended_link_days: forgetEndedLinks },
  charts: {
    applications: {
      isFor: holds('can-view-applied-pro-artists'),
      rows: ({ db, user }) => {
        const visible = visibleArtists(db, user).where(sql<SqlBool>`not is_imported`).select('applied_at as at')
        // Applications of erased applicants count as well, for users who may see all artists.
        if (!hasPermission(user, 'can-view-all-pro-artists')) return visible
        return visible.unionAll(db.selectFrom('erased_applications').select('applied_at as at'))
      },
    },
  },
  counters: {
    proArtistPendingInvitationsCount: {
      queue: 'invitations',
      isFor: holds('can-view-applied-pro-artists'),
      rows: ({ db }) => artistsIn(db, invitationStatus.APPLIED),
      decisions: decisionsIn(invitationStatus.APPLIED),
    },
    proArtistPendingVerificationsInvitationsCount: {
      queue: 'verification',
      isFor: holds('can-view-pending-verifications-pro-artist'),
      rows: ({ db }) => artistsIn(db, invitationStatus.TO_VERIFY),
      decisions: decisionsIn(invitationStatus.TO_VERIFY),
    },
  },
})

/** For those who may see whom they decide on. */
function decisionsIn(invitation_status: number): Decisions {
  return {
    isFor: (user) => availableSteps(user, { invitation_status }).length > 0,
    rows: ({ db, user }) =>
      visibleArtists(db, user)
        .where('invitation_status', '=', invitation_status)
        .select([
          'pro_artists.id',
          'status_changed_at as since',
          noDeadline,
          decidedArtist,
          sql<null>`null::json`.as('title'),
        ]),
  }
}

function artistsIn(db: Db, status: number) {
  return everyArtist(db).where('invitation_status', '=', status).select('status_changed_at as since')
}
