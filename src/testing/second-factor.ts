import { Secret, TOTP } from 'otpauth'
import { encrypt } from '#server/kit/session/secrets.ts'
import type { Academy } from './academy.ts'

/** Everybody's, in tests that do not ask the portal for one. */
const known = Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')

/** What an app that has a secret shows, so many half minutes from now. */
export function codeNow({ clock }: Pick<Academy, 'clock'>, secret: string | Secret = known, later = 0): string {
  return totpOf(secret).generate({ timestamp: clock.now().getTime() + later * 30_000 })
}

export function totpOf(secret: string | Secret): TOTP {
  return new TOTP({ secret: typeof secret === 'string' ? Secret.fromBase32(secret) : secret })
}

/** As if somebody had turned their authenticator app on, or stood right before the code that does. */
export async function giveAuthenticator({ db, config, clock }: Academy, user_id: number, isConfirmed = true) {
  const now = clock.now()
  const sealed_secret = encrypt(config.sessionSecret, `authenticator of ${user_id}`, Buffer.from(known.bytes))
  const row = { sealed_secret, created_at: now, confirmed_at: isConfirmed ? now : null, last_step: 0 }
  await db
    .insertInto('authenticators')
    .values({ user_id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** As if everybody had just confirmed that it is them. */
export async function confirmSessions({ db, clock }: Academy) {
  await db.updateTable('sessions').set({ confirmed_at: clock.now().toISOString() }).execute()
}
