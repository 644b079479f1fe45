import { passwordRoute } from '#kit/contract/session.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners, Listeners } from '#kit/server/http/feature.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import { invitationsAtOnce } from '#office/import-invitations/contract/import-invitations.ts'
import { accountLinkDays } from '#people/account/server/account.steps.ts'
import { issuePasswordToken } from '#people/session/server/session.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.importInvited': { import_id: number; token: string }
  }
}

/** Sends the next invitations, those first that have waited longest. Who signs in already, or was blocked, needs none. */
export async function sendInvitations(portal: Portal, listeners: AllListeners): Promise<void> {
  await portal.db
    .deleteFrom('import_invitations')
    .where('sent_at', 'is', null)
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('status', '<>', 'INVITED'))
    .execute()
  const next = await portal.db
    .selectFrom('import_invitations')
    .select(['user_id', 'import_id'])
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .orderBy('user_id')
    .limit(invitationsAtOnce)
    .execute()
  for (const { user_id, import_id } of next) await send(portal, listeners, user_id, import_id)
}

/** Each in a transaction of its own: what fails for one is tried again for that one alone. */
function send(portal: Portal, listeners: AllListeners, user_id: number, import_id: number): Promise<void> {
  return portal.db.transaction().execute(async (db) => {
    const now = portal.clock()
    const { numUpdatedRows: isWaiting } = await db
      .updateTable('import_invitations')
      .set({ sent_at: now })
      .where('user_id', '=', user_id)
      .where('sent_at', 'is', null)
      .executeTakeFirst()
    if (!isWaiting) return
    const token = await issuePasswordToken(db, user_id, accountLinkDays * 24 * 60, now)
    await contextAt({ ...portal, db }, listeners, now).record('user.importInvited', user_id, { import_id, token })
  })
}

export const invitationMails: Listeners = {
  'user.importInvited': async (ctx, id, { token }) => {
    const person = await ctx.db
      .selectFrom('users')
      .select(['email', 'first_name', 'language_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const mail = mailTo(person)
    await sendMail(ctx, {
      ...mail,
      name: 'import_invited',
      params: { ...mail.params, days: accountLinkDays },
      route: passwordRoute(token, person.email),
    })
  },
}
