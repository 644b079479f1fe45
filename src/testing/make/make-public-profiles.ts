import type { Db } from '#kit/server/postgres/database.ts'
// The tables come with their queries.
import '#reputation/public-profiles/server/public-profiles.queries.ts'

let numbers = 0

/** An address that nobody has. */
export function newSlug(): string {
  numbers += 1
  return `someone-${numbers}`
}

/** The public profile of an artist who shows it, at an address of its own. */
export async function insertPublicProfile(db: Db, pro_artist_id: number, { slug = newSlug(), isOn = true } = {}) {
  await db
    .insertInto('public_profiles')
    .values({ pro_artist_id, is_on: isOn, opened_at: new Date() })
    .onConflict((conflict) => conflict.column('pro_artist_id').doNothing())
    .execute()
  await db
    .insertInto('public_profile_addresses')
    .values({ slug, pro_artist_id, is_current: true, left_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return slug
}
