import { Secret, TOTP } from 'otpauth'
import type { Context } from '#kit/server/http/context.ts'
import { decrypt, encrypt } from '#kit/server/session/secrets.ts'

type Services = Pick<Context<unknown>, 'db' | 'config' | 'now'>
type Owner = { id: number; email: string }

/** How many half minutes a phone's clock may be off. */
const window = 1

/** Keeps a new secret for an app in place of one that was never confirmed, and answers what the app needs to know. Null where one is in use. */
export async function beginAuthenticator(
  { db, config, texts, now }: Services & Pick<Context<unknown>, 'texts'>,
  { id, email }: Owner,
) {
  const secret = new Secret({ size: 20 })
  const row = {
    sealed_secret: encrypt(config.sessionSecret, about(id), Buffer.from(secret.bytes)),
    created_at: now,
    confirmed_at: null,
  }
  const begun = await db
    .insertInto('authenticators')
    .values({ user_id: id, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  if (!begun.numInsertedOrUpdatedRows) return null
  return {
    secret: secret.base32,
    uri: new TOTP({ issuer: texts.constants().academy, label: email, secret }).toString(),
  }
}

/** Uses a code up that the app shows around now: true for exactly one of those who try at once, and never again. */
export function spendAppCode(ctx: Services, userId: number, code: string): Promise<boolean> {
  return spendStep(ctx, userId, code, 'is not')
}

/** Puts the app to use, by a code which shows that it has the secret. */
export function finishAuthenticator(ctx: Services, userId: number, code: string): Promise<boolean> {
  return spendStep(ctx, userId, code, 'is', { confirmed_at: ctx.now })
}

async function spendStep(
  { db, config, now }: Services,
  userId: number,
  code: string,
  confirmed: 'is' | 'is not',
  changes: { confirmed_at?: Date } = {},
): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', confirmed, null)
    .executeTakeFirst()
  const step = row && stepOf(decrypt(config.sessionSecret, about(userId), row.sealed_secret), code, now)
  if (!step) return false
  const used = await db
    .updateTable('authenticators')
    .set({ last_step: step, ...changes })
    .where('user_id', '=', userId)
    .where('confirmed_at', confirmed, null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** The half minute that a code belongs to; null where it is none of the app’s, also where nobody can read the app’s secret any more. */
function stepOf(secret: Buffer | null, code: string, now: Date): number | null {
  if (!secret) return null
  const totp = new TOTP({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code.replace(/\D/g, ''), timestamp, window })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

function about(userId: number): string {
  return `authenticator of ${userId}`
}
