import type { Db } from '#kit/server/postgres/database.ts'
import { isDemoAcademy } from '#kit/server/start/demo-academy.ts'

type Settled = { sessions: number; mails: number }

/** Shown to the office among the mails that were not sent. */
const refusal = 'Przywrócono kopię zapasową / A backup was restored'

/**
 * What was still to happen when a backup was made has happened since, wherever the portal went on after it. Sessions may have been ended
 * and links to a new password used, so these go. Mails that waited were sent, and are not sent twice, unless the backup was made of a
 * portal that had been stopped for good (`sendsMails`). A demo shows its mails and sends none.
 */
export async function settleRestored(db: Db, now: Date, { sendsMails }: { sendsMails: boolean }): Promise<Settled> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('sessions').executeTakeFirstOrThrow()
    // Who has no password yet needs the link of their invitation.
    await tx
      .deleteFrom('password_tokens')
      .where('user_id', 'in', tx.selectFrom('users').select('id').where('password_hash', 'is not', null))
      .execute()
    const settled = { sessions: Number(numDeletedRows), mails: 0 }
    if (sendsMails || (await isDemoAcademy(tx))) return settled
    await tx.deleteFrom('broadcasts').execute()
    await tx.deleteFrom('mails').where('is_forgotten', '=', true).execute()
    const { numUpdatedRows } = await tx
      .updateTable('mails')
      .set({ refused_at: now, refusal, text: null, html: null, unsubscribe_url: null })
      .where('sent_at', 'is', null)
      .where('refused_at', 'is', null)
      .executeTakeFirstOrThrow()
    return { ...settled, mails: Number(numUpdatedRows) }
  })
}
