import { sql } from 'kysely'
import { invitationStatus } from '#contract/applications/applications.flow.ts'
import { isReserved, slugOf } from '#contract/public-profiles/slug.ts'
import type { Db, Derived, Generated } from '#server/kit/postgres/database.ts'

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    public_profiles: {
      id: Generated<number>
      pro_artist_id: number
      is_on: Generated<boolean>
      opened_at: Instant | null
      blocked_at: Instant | null
      block_reason: string | null
      /** Rises with whatever the page shows. */
      version: Derived<number>
      revision: Generated<number>
    }
    public_profile_addresses: { slug: string; pro_artist_id: number; is_current: boolean }
  }
}

/**
 * Whether anybody may see the profile of this row: the artist wants it, and is one of the network who may sign in. In SQL, for it is asked on every request; beside `public_profiles` stands `pro_artists`.
 */
export const isLive = `(
  is_on and invitation_status = ${invitationStatus.COMPLETED} and activation_status = 1
  and not exists (select from users where users.id = pro_artists.user_id and is_blocked)
)`

/** The profiles that anybody may see. */
export function liveProfiles(db: Db) {
  return db
    .selectFrom('public_profiles')
    .innerJoin('pro_artists', 'pro_artists.id', 'public_profiles.pro_artist_id')
    .innerJoin('public_profile_addresses as address', 'address.pro_artist_id', 'public_profiles.pro_artist_id')
    .where('address.is_current', '=', true)
    .where(sql<boolean>`${sql.raw(isLive)}`)
}

/** The artist whom anybody sees at this address, be it one of before. */
export function liveArtistAt(db: Db, slug: string) {
  return liveProfiles(db)
    .innerJoin('public_profile_addresses as asked', 'asked.pro_artist_id', 'public_profiles.pro_artist_id')
    .select(['pro_artists.id', 'avatar_id'])
    .where('asked.slug', '=', slug)
    .executeTakeFirst()
}

/** What became of an address: where it leads now, whether anybody sees that, and whether anybody ever did. */
export function profileAt(db: Db, slug: string) {
  return db
    .selectFrom('public_profile_addresses as asked')
    .innerJoin('public_profiles', 'public_profiles.pro_artist_id', 'asked.pro_artist_id')
    .innerJoin('pro_artists', 'pro_artists.id', 'asked.pro_artist_id')
    .innerJoin('public_profile_addresses as address', (join) =>
      join.onRef('address.pro_artist_id', '=', 'asked.pro_artist_id').on('address.is_current', '=', true),
    )
    .select([
      'pro_artists.id',
      'address.slug',
      sql<boolean>`${sql.raw(isLive)}`.as('is_live'),
      sql<boolean>`opened_at is not null`.as('was_open'),
    ])
    .where('asked.slug', '=', slug)
    .executeTakeFirst()
}

/** An artist's profile as they and the office manage it. */
export function managedProfile(db: Db, artistId: number) {
  return db
    .selectFrom('public_profiles')
    .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
    .innerJoin('public_profile_addresses as address', (join) =>
      join.onRef('address.pro_artist_id', '=', 'public_profiles.pro_artist_id').on('address.is_current', '=', true),
    )
    .select([
      'public_profiles.id',
      'is_on',
      'opened_at',
      'blocked_at',
      'block_reason',
      'public_profiles.revision',
      'address.slug',
      sql<boolean>`${sql.raw(isLive)}`.as('is_live'),
      sql<string[]>`array(
        select slug from public_profile_addresses where pro_artist_id = pro_artists.id and not is_current order by slug
      )`.as('old_slugs'),
    ])
    .where('public_profiles.pro_artist_id', '=', artistId)
    .executeTakeFirst()
}

export type ManagedProfile = NonNullable<Awaited<ReturnType<typeof managedProfile>>>

/** What stands against this artist's being at an address. */
export async function slugProblem(
  db: Db,
  artistId: number,
  slug: string,
): Promise<'slug_reserved' | 'slug_taken' | null> {
  if (isReserved(slug)) return 'slug_reserved'
  const taken = await db
    .selectFrom('public_profile_addresses')
    .select('slug')
    .where('slug', '=', slug)
    .where('pro_artist_id', '<>', artistId)
    .executeTakeFirst()
  return taken ? 'slug_taken' : null
}

/** The name as an address, with a number where somebody is called so already. */
export async function proposedSlug(db: Db, artistId: number): Promise<string> {
  const { first_name, last_name } = await db
    .selectFrom('pro_artists')
    .select(['first_name', 'last_name'])
    .where('id', '=', artistId)
    .executeTakeFirstOrThrow()
  const slug = slugOf(`${first_name} ${last_name}`)
  for (let number = 1; ; number++) {
    const one = number === 1 ? slug : `${slug}-${number}`
    if ((await slugProblem(db, artistId, one)) === null) return one
  }
}
