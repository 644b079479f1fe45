import { passwordRoute } from '#kit/contract/session.ts'
import type { Actor, Portal } from '#kit/server/http/context.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { AllListeners, Listeners } from '#kit/server/http/feature.ts'
import { oneByOne } from '#kit/server/jobs/one-by-one.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { mailTo } from '#kit/server/mail/mail-to.ts'
import { invitationsAtOnce } from '#office/import-invitations/contract/import-invitations.ts'
import { accountLinkDays } from '#people/account/server/account.steps.ts'
import { issuePasswordToken } from '#people/session/server/password-tokens.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.importInvited': { import_id: number; token: string }
  }
}

/** Sends the next invitations, those first that have waited longest. Who signs in already, or was blocked, needs none. */
export async function sendInvitations(portal: Portal, listeners: AllListeners, signal?: AbortSignal): Promise<void> {
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
  await oneByOne(
    portal,
    next,
    (db, one) => send(contextAt({ ...portal, db }, listeners, portal.clock()), one.user_id, one.import_id),
    signal,
  )
}

async function send(ctx: Actor, user_id: number, import_id: number): Promise<void> {
  const { numUpdatedRows: isWaiting } = await ctx.db
    .updateTable('import_invitations')
    .set({ sent_at: ctx.now })
    .where('user_id', '=', user_id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!isWaiting) return
  const token = await issuePasswordToken(ctx.db, user_id, accountLinkDays * 24 * 60, ctx.now)
  await ctx.record('user.importInvited', user_id, { import_id, token })
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
