import { type Insertable, sql, type Updateable } from 'kysely'
import type { Purpose } from '#kit/contract/values/files.ts'
import { newStorageKey } from '#kit/server/files/storage.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import type { Config } from '#kit/server/start/config.ts'
import { issueFormLink } from '#network/applications/server/form-link.steps.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { cast } from '#testing/fixtures/cast.ts'

type Values = Partial<Insertable<Tables['pro_artists']>>
type World = { db: Db; config: Config; clock: { now(): Date } }

let numbers = 0

/** Inserts an application of an arbitrary person, in the state and with the data that the test needs. */
export async function insertArtist(db: Db, values: Values = {}): Promise<number> {
  numbers += 1
  const poland = await db.selectFrom('countries').select('id').where('code', '=', 'PL').executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('pro_artists')
    .values({
      first_name: 'Ewa',
      last_name: 'Zielińska',
      email: `applicant-${numbers}@example.com`,
      phone: '+48601234567',
      country_id: poland.id,
      city: 'Łódź',
      techniques: ['LIPS', 'SCALP'],
      years_of_experience: 4,
      motivation: 'Chcę uczyć się od najlepszych i uczyć innych.',
      language_name: 'pl',
      applied_at: new Date(),
      status_changed_at: new Date(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The artist behind an account. */
export async function insertCompletedArtist(db: Db, userId: number, values: Values = {}): Promise<number> {
  const level = await db.selectFrom('levels').select('id').orderBy('position').limit(1).executeTakeFirstOrThrow()
  const { COMPLETED } = invitationStatus
  return insertArtist(db, { user_id: userId, level_id: level.id, invitation_status: COMPLETED, ...values })
}

/**
 * An applicant whose form is open, with the picture and the certificate that it requires, and the secret of its link.
 */
export async function insertOpenForm({ db, config, clock }: World, values: Values = {}) {
  const avatar_id = await insertFile(db, 'avatar', clock.now())
  const id = await insertArtist(db, { invitation_status: invitationStatus.ACCEPTED, avatar_id, ...values })
  const document = await insertDocument(db, id, clock.now())
  const { token } = await issueFormLink(db, config, id, clock.now())
  return { id, hash: token, documentId: document.id }
}

/** A certificate, or another document of an artist. */
export async function insertDocument(
  db: Db,
  artistId: number,
  now: Date,
  values: Partial<Insertable<Tables['pro_artist_documents']>> = {},
): Promise<{ id: number }> {
  const file_id = await insertFile(db, 'document', now)
  return db
    .insertInto('pro_artist_documents')
    .values({ pro_artist_id: artistId, file_id, kind: 'CERTIFICATE', valid_until: null, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The row of a file that nobody will look into. */
export async function insertFile(db: Db, purpose: Purpose, created_at: Date): Promise<number> {
  const facts = { original_name: `${purpose}.png`, mime: 'image/webp', bytes: 1, width: 1, height: 1 }
  const { id } = await db
    .insertInto('files')
    .values({ purpose, ...facts, storage_key: newStorageKey(), created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** So many artists of the network with accounts, at once: nobody looks at them, but they are there. */
export async function insertNetwork(db: Db, count: number): Promise<void> {
  await db.connection().execute(async (one) => {
    // Nothing hangs on these rows yet, and checks and triggers would take most of the time.
    await sql`set session_replication_role = replica`.execute(one)
    await sql`
      with people as (
        insert into users (first_name, last_name, email, language_name)
        select 'Anna', 'Nowak', 'network-' || number || '@example.com', 'pl' from generate_series(1, ${count}::integer) number
        returning id, email
      ), held as (
        insert into user_roles (user_id, role_id) select people.id, roles.id from people, roles where name = 'pro-artist'
      )
      insert into pro_artists (
        user_id, email, level_id, invitation_status, first_name, last_name, phone, country_id, city, techniques,
        years_of_experience, motivation, language_name, applied_at, status_changed_at
      )
      select id, email, (select id from levels order by position limit 1), ${invitationStatus.COMPLETED}, 'Anna', 'Nowak', '+48601234567', 1, 'Łódź', '{LIPS}',
        4, 'Chcę uczyć.', 'pl', now(), now()
      from people
    `.execute(one)
    await sql`reset session_replication_role`.execute(one)
  })
  await sql`analyze users, user_roles, pro_artists`.execute(db)
}

export function changeArtist(db: Db, id: number, values: Updateable<Tables['pro_artists']>) {
  return db.updateTable('pro_artists').set(values).where('id', '=', id).execute()
}

/** The artist of the cast, as trainings and pictures refer to them. */
export async function castArtist(db: Db): Promise<number> {
  const artist = db.selectFrom('pro_artists').select('id').where('email', '=', cast.artist.email)
  return (await artist.executeTakeFirstOrThrow()).id
}
