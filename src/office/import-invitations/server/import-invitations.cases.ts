import { listeners } from '#app/server/app.ts'
import type { Cases } from '#testing/fixtures/cases.ts'
import { insertImport } from '#testing/make/make-imports.ts'
import { sendInvitations } from './send-invitations.ts'

export const importInvitationCases: Cases = {
  answers: `
              guest     student  artist  other  office  owner
    list           401      404     404    404     200    200
    summary        401      404     404    404     200    200
    invite         401      404     404    404     200    200
    stop           401      404     404    404     200    200
  `,
  table: 'imports',
  workedOut: { list: ['first_name', 'last_name', 'email', 'language', 'state', 'sent_at'] },
  input: ({ world: { db } }) => ({
    list: () => insertImport(db, 'DONE'),
    summary: () => insertImport(db, 'DONE'),
    invite: () => insertImport(db, 'DONE'),
    stop: () => insertImport(db, 'DONE'),
  }),
  recipients: `
    event               by      bell  mail
    user.importInvited  nobody  -     student
  `,
  deeds: ({ world: { db, portal, clock } }) => ({
    'user.importInvited': async ({ student }) => {
      const { id: import_id } = await insertImport(db, 'DONE')
      const { id: user_id } = await db
        .updateTable('users')
        .set({ password_hash: null })
        .where('email', '=', student)
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('import_invitations').values({ user_id, import_id, created_at: clock.now() }).execute()
      return () => sendInvitations({ ...portal, clock: clock.now }, listeners)
    },
  }),
  needsNoTelling: {
    'import.invited': 'who is invited gets the invitation itself',
    'import.invitationsStopped': 'nobody was told of the invitation',
  },
}
