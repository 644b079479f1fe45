import { openPortal } from '#app/server/portal.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { readConfig } from '#kit/server/start/config.ts'
import { isDemoAcademy } from '#kit/server/start/demo-academy.ts'
import { readArguments } from '#kit/server/start/read-arguments.ts'
import { reportFailure, StartError } from '#kit/server/start/start-error.ts'
import { isPasswordRight } from '#people/session/server/passwords.ts'
import { demoAccounts, demoPassword } from '../records/demo-accounts.ts'

/** Turns a demo into an ordinary portal, for an academy that began to work in one. */
async function end(): Promise<void> {
  readArguments({ options: {} }, 'Usage: npm run end-demo')
  // Opened as the demo that it still is, and without a mail server, so that nothing of the demo leaves meanwhile.
  const portal = await openPortal({ ...readConfig(process.env), isDemo: true, smtpUrl: null })
  try {
    if (!(await isDemoAcademy(portal.db))) throw new StartError('There is no demo academy in this database.')
    const accounts = await endDemo(portal.db)
    process.stdout.write(
      [
        `${accounts} accounts had the published password and have none any more; the four demo accounts are blocked.`,
        'Everybody is signed out, and links in mails sent until now lead nowhere. All else is as it was.',
        'Make your own first account with npm run create-owner, and start with NODE_ENV=production.\n',
      ].join('\n'),
    )
  } finally {
    await portal.close()
  }
}

/**
 * Removes every public access of the demo, and leaves the rest: the published password of any account, the four
 * accounts themselves, every session, every program's token and address, and every secret link, for the demo's mailbox showed them to anybody. Returns how
 * many accounts lost the password.
 */
async function endDemo(db: Db): Promise<number> {
  const ids = await accountsWithPublishedPassword(db)
  await db.transaction().execute(async (tx) => {
    if (ids.length > 0) {
      const forgotten = { password_hash: null, email_proven_at: null }
      await tx.updateTable('users').set(forgotten).where('id', 'in', ids).execute()
    }
    const emails = demoAccounts.map(({ email }) => email)
    await tx.updateTable('users').set({ is_blocked: true }).where('email', 'in', emails).execute()
    await tx.deleteFrom('sessions').execute()
    await tx.deleteFrom('tokens').execute()
    await tx.deleteFrom('webhooks').execute()
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

end().catch(reportFailure)
