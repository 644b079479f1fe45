import { fullName } from '#kit/contract/values/full-name.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { slugOf } from '#reputation/public-profiles/contract/slug.ts'
import type { EnteredArtist } from './seed-artists.ts'

// The tables come with their queries.
import '#reputation/public-profiles/server/public-profiles.queries.ts'

type Shown = { old?: string; isOff?: true; blocked?: string }

/** Who shows themselves to everybody, or did. */
const profiles: Record<string, Shown> = {
  'Maja Żurawska': { old: 'maja-usta' },
  'Małgorzata Świątek': {},
  'Barbara Jaśkiewicz': {},
  'Natalia Wójcik': {},
  'Iryna Kovalenko': {},
  'Marek Dąbrowski': {},
  'Isabel Moreno': {},
  'Patrycja Zając': {},
  'Renata Wasilewska': { isOff: true },
  'Sylwia Michalska': { blocked: 'W opisie jest adres innej szkoły. Po jego usunięciu profil można włączyć ponownie.' },
}

export async function enterPublicProfiles(db: Db, artists: EnteredArtist[], now: Date): Promise<void> {
  for (const { id, person } of artists) {
    const name = fullName(person)
    const shown = profiles[name]
    if (!shown) continue
    const { old, isOff, blocked = null } = shown
    await db
      .insertInto('public_profiles')
      .values({
        pro_artist_id: id,
        is_on: !isOff && blocked === null,
        is_listed: true,
        opened_at: shift(now, { days: -40 }),
        blocked_at: blocked === null ? null : shift(now, { days: -3 }),
        block_reason: blocked,
      })
      .execute()
    const left = { is_current: false, left_at: shift(now, { days: -20 }) }
    const addresses = [
      { slug: slugOf(name), is_current: true, left_at: null },
      ...(old ? [{ slug: old, ...left }] : []),
    ]
    await db
      .insertInto('public_profile_addresses')
      .values(addresses.map((address) => ({ ...address, pro_artist_id: id })))
      .execute()
  }
}
