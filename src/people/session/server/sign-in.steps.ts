import type { Context } from '#kit/server/http/context.ts'
import { hashToken } from '#kit/server/session/secrets.ts'
import { endSession, type SignInMeans, startSession } from '#kit/server/session/session.ts'
import { rememberDevice } from './known-devices.steps.ts'
import { storeSignIn } from './user-rows.steps.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.signedIn': object
  }
}

/**
 * Signs in a user whose factors are all checked: in a session with a new id, in a browser that is known from now on.
 */
export async function signIn(ctx: Context<unknown>, userId: number, means?: SignInMeans): Promise<void> {
  const { db, session, client, now, giveSession, giveDevice, record } = ctx
  if (session) await endSession(db, session.idHash)
  const device = await rememberDevice(db, userId, client, now)
  giveDevice(device)
  giveSession(await startSession(db, userId, { ...client, deviceHash: hashToken(device) }, now, means))
  await storeSignIn(db, userId, now)
  await record('user.signedIn', userId, {})
}
