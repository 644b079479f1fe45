import { markFinished } from '#kit/server/backup/unfinished-restore.ts'
import { forgetBroadcasts } from '#kit/server/jobs/broadcasts.ts'
import { refuseUnsentMails } from '#kit/server/mail/mail.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { endAllSessions } from '#kit/server/session/session.ts'
import { isDemoAcademy } from '#kit/server/start/demo-academy.ts'
import { forgetUsedPasswordTokens } from '#people/session/server/password-tokens.steps.ts'

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
    await markFinished(tx)
    const sessions = await endAllSessions(tx)
    await forgetUsedPasswordTokens(tx)
    if (sendsMails || (await isDemoAcademy(tx))) return { sessions, mails: 0 }
    await forgetBroadcasts(tx)
    return { sessions, mails: await refuseUnsentMails(tx, refusal, now) }
  })
}
