import type { Db } from '#server/kit/database.ts'
import { isPasswordRight } from '../session/passwords.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

/**
 * Takes from the demo what lets strangers in, and keeps the rest: the published password, wherever it stands, the four
 * accounts themselves, every session, and every secret link, for the demo's mailbox showed them to whoever looked. Answers
 * how many accounts lost the password.
 */
export async function endDemo(db: Db): Promise<number> {
  const ids = await accountsWithPublishedPassword(db)
  await db.transaction().execute(async (tx) => {
    if (ids.length > 0) await tx.updateTable('users').set({ password_hash: null }).where('id', 'in', ids).execute()
    const emails = demoAccounts.map(({ email }) => email)
    await tx.updateTable('users').set({ is_blocked: true }).where('email', 'in', emails).execute()
    await tx.deleteFrom('sessions').execute()
    await tx.deleteFrom('password_tokens').execute()
    await tx.deleteFrom('pro_artist_links').execute()
    // They would leave as soon as there is a mail server.
    await tx.deleteFrom('mails').where('sent_at', 'is', null).execute()
    await tx.deleteFrom('demo_academy').execute()
  })
  return ids.length
}

async function accountsWithPublishedPassword(db: Db): Promise<number[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('password_hash', 'is not', null)
    .execute()
  // The seed gave one hash to all, so there are few to check.
  const isPublished = new Map<string | null, boolean>()
  for (const hash of new Set(users.map(({ password_hash }) => password_hash)))
    isPublished.set(hash, await isPasswordRight(hash, demoPassword))
  return users.filter(({ password_hash }) => isPublished.get(password_hash)).map(({ id }) => id)
}
