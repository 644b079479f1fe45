import { sql } from 'kysely'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { isReserved, slugOf } from '#reputation/public-profiles/contract/slug.ts'

/**
 * Whether the profile of this row is public: the artist turned it on, and is a member of the network who may sign in.
 * As SQL, since every request queries it; the query joins `public_profiles` with `pro_artists`.
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
    .select(['pro_artists.id', 'pro_artists.avatar_id'])
    .where('pro_artists.id', '=', artistAt(slug))
    .executeTakeFirst()
}

/** The artist whose address it is: of one whose record was merged, the record that stayed. */
function artistAt(slug: string) {
  return sql<number>`(
    select coalesce(merged_into, id) from public_profile_addresses join pro_artists on id = pro_artist_id where slug = ${slug}
  )`
}

/** What became of an address: where it leads now, whether anybody sees that, and whether anybody ever did. */
export function profileAt(db: Db, slug: string) {
  return db
    .selectFrom('public_profiles')
    .innerJoin('pro_artists', 'pro_artists.id', 'public_profiles.pro_artist_id')
    .innerJoin('public_profile_addresses as address', (join) =>
      join.onRef('address.pro_artist_id', '=', 'pro_artists.id').on('address.is_current', '=', true),
    )
    .select([
      'pro_artists.id',
      'address.slug',
      sql<boolean>`${sql.raw(isLive)}`.as('is_live'),
      sql<boolean>`opened_at is not null`.as('was_open'),
    ])
    .where('pro_artists.id', '=', artistAt(slug))
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
      'is_listed',
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

/** In days: for how long an address of before leads to the present one, before others may have it. */
const storedDays = 365

/** Before this instant an address was left long enough ago to be free. */
export function freedBefore(now: Date): string {
  return shift(now, { days: -storedDays })
}

type Services = { db: Db; now: Date }
export type SlugProblem = 'slug_reserved' | 'slug_taken' | 'slug_of_colleague'

/** The reason why this artist cannot have an address. */
export async function slugProblem({ db, now }: Services, artistId: number, slug: string): Promise<SlugProblem | null> {
  if (isReserved(slug)) return 'slug_reserved'
  const taken = await db
    .selectFrom('public_profile_addresses')
    .select('slug')
    .where('slug', '=', slug)
    .where('pro_artist_id', '<>', artistId)
    .where((eb) => eb.or([eb('is_current', '=', true), eb('left_at', '>', freedBefore(now))]))
    .executeTakeFirst()
  if (taken) return 'slug_taken'
  return (await isOfColleague(db, artistId, slug)) ? 'slug_of_colleague' : null
}

/** So many words of a name are tried in every order. */
const mostWords = 4

/**
 * The names that an address can be read as: its words in any order, without digits, and written together parted anywhere. Each is
 * looked up by the index of names.
 */
function namesIn(slug: string): string[] {
  const words = slug
    .replace(/\d+/g, '')
    .split('-')
    .filter((word) => word !== '')
  const together = words.join('')
  const parted = Array.from({ length: Math.max(0, together.length - 1) }, (_, at) => [
    together.slice(0, at + 1),
    together.slice(at + 1),
  ])
  const orders = words.length <= mostWords ? ordersOf(words) : [words]
  const names = [...orders, ...parted, ...parted.map((two) => two.toReversed())]
  return [...new Set([slug, ...names.map((parts) => parts.join('-'))])]
}

function ordersOf(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]]
  return words.flatMap((word, at) => ordersOf(words.toSpliced(at, 1)).map((rest) => [word, ...rest]))
}

/** Whether another one of the network is called so; of two of one name either may have it. */
async function isOfColleague(db: Db, artistId: number, slug: string): Promise<boolean> {
  const called = await db
    .selectFrom('pro_artists')
    .select('id')
    // As its index has it.
    .where(
      sql`trim(both '-' from regexp_replace(fold(${fullNameIn()}), '[^a-z0-9]+', '-', 'g'))`,
      '=',
      sql<string>`any(${namesIn(slug)}::text[])`,
    )
    .where('invitation_status', '=', invitationStatus.COMPLETED)
    .where('activation_status', '=', 1)
    .execute()
  return called.length > 0 && called.every(({ id }) => id !== artistId)
}

/** The name as an address, with a number where somebody is called so already. */
export async function proposedSlug({ db, now }: Services, artistId: number): Promise<string> {
  const { first_name, last_name } = await db
    .selectFrom('pro_artists')
    .select(['first_name', 'last_name'])
    .where('id', '=', artistId)
    .executeTakeFirstOrThrow()
  const slug = slugOf(fullName({ first_name, last_name }))
  for (let number = 1; ; number++) {
    const one = number === 1 ? slug : `${slug}-${number}`
    if ((await slugProblem({ db, now }, artistId, one)) === null) return one
  }
}
