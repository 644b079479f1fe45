import type { Context } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { startSession } from '#kit/server/session/session.ts'
import { type Account, accounts } from './session.queries.ts'

/** How long a code may be given after the right password. */
const patienceMinutes = 10

/** A session in which nobody is signed in yet: it knows whose password was right. */
export function startSecondStep({ db, client, now }: Context<unknown>, userId: number): Promise<string> {
  return startSession(db, null, client, now, { asks_code_of: userId })
}

/** Whose code the session waits for, if they may still sign in. */
export function accountOfSecondStep({ db, session, now }: Context<unknown>): Promise<Account | undefined> {
  return accounts(db)
    .innerJoin('sessions', 'sessions.asks_code_of', 'users.id')
    .where('sessions.id_hash', '=', session?.idHash ?? Buffer.alloc(0))
    .where('sessions.created_at', '>', shift(now, { minutes: -patienceMinutes }))
    .executeTakeFirst()
}
