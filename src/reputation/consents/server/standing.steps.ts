import { fail } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { isRefused } from '#reputation/consents/contract/consents.ts'
import { consentGap } from './consents.queries.ts'

/** A work may be shown with the consent of the person in its pictures to them and to its words, or with nobody in them. */
export async function requireConsent(db: Db, itemId: number): Promise<void> {
  const { state, gap } = await lockConsent(db, itemId)
  if (state !== 'GIVEN' && state !== 'NOT_NEEDED') fail('consent_missing')
  if (gap) fail('consent_outdated')
}

/** A work whose pictures nobody may see takes no more of them. */
export async function requireNoRefusal(db: Db, itemId: number): Promise<void> {
  const { state } = await lockConsent(db, itemId)
  if (isRefused(state)) fail('consent_refused')
}

/** Locks the work, so that concurrent statements are processed one after the other. */
export async function lockConsent(db: Db, id: number) {
  const item = await db
    .selectFrom('portfolio_items')
    .select([
      ...(['id', 'pro_artist_id', 'consent_key as key', 'consent_state as state', 'consented'] as const),
      ...(['consented_until', 'consented_health', 'title', 'description'] as const),
      consentGap.as('gap'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { last_image } = await db
    .selectFrom('portfolio_images')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('last_image'))
    .where('portfolio_item_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...item, last_image }
}
