import { sql } from 'kysely'
import { versionInForce } from '#academy/terms/server/terms.queries.ts'
import { takeOverAcceptance } from '#academy/terms/server/terms.steps.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Listeners } from '#kit/server/http/feature.ts'

/** The first moments at which an account has a proven email and an owner who has to accept the terms. */
export const acceptedTermsFollows: Listeners = {
  'user.signedIn': takeOverTerms,
  'user.emailConfirmed': takeOverTerms,
}

/**
 * Who accepted the version in force with a sign-up need not accept it again: by the same email, which both the sign-up and the account have
 * proven. The first such sign-up counts.
 */
export async function takeOverTerms(ctx: Actor, userId: number): Promise<void> {
  const { db, now } = ctx
  const inForce = await versionInForce(db, now)
  if (!inForce) return
  const given = await db
    .selectFrom('users')
    .innerJoin('sign_ups', (join) => join.on(sql<boolean>`lower(sign_ups.email) = lower(users.email)`))
    .select((eb) => [eb.ref('terms_sha256').$notNull().as('sha256'), 'asked_at as accepted_at'])
    .where('users.id', '=', userId)
    .where('email_proven_at', 'is not', null)
    .where('proven_at', 'is not', null)
    .where('terms_version_id', '=', inForce.id)
    .orderBy('asked_at')
    .limit(1)
    .executeTakeFirst()
  if (given) await takeOverAcceptance(ctx, userId, { ...given, version_id: inForce.id, source: 'SIGN_UP' })
}
