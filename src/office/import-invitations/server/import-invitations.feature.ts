import { feature } from '#kit/server/http/feature.ts'
import { importInvitationRoutes } from './import-invitations.routes.ts'
import { invitationMails, sendInvitations } from './send-invitations.ts'

export const importInvitations = feature({
  personalData: {
    import_invitations: { about: [{ kind: 'imports', rows: 'user_id = :user', deleted: [] }] },
  },
  merging: { references: { import_invitations: { user_id: 'login', invited_by: 'act' } } },
  calls: importInvitationRoutes,
  mails: invitationMails,
  schedules: { often: sendInvitations },
})
