import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Storage } from '#kit/server/files/storage.ts'
import type { Actor } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { onRollback } from '#kit/server/postgres/transaction.ts'
import type { Person } from '../person.ts'

/*
 * Who was erased is stored outside the database, too, by numbers alone: a backup that is restored knows the person again. At every start
 * those whom the database still has are erased once more. A number may be given again after a restore, so the moment at which the row was
 * made is stored with it; an email would be known from before a change of it, and a hash of one can be guessed. Guests have nothing else: theirs is
 * hashed with a key.
 */

const record = z.object({ user: z.nullable(z.int()), artist: z.nullable(z.int()), made_at: z.iso.datetime() })
export type ErasedRecord = z.output<typeof record>

const line = z.object({
  ...record.shape,
  at: z.iso.datetime(),
  /** Of a guest, who has no number: the keyed hash of the email. */
  guest: z._default(z.nullable(z.string()), null),
  /** Merged into that one: a backup from before the merge has them as records of their own. */
  former: z._default(z.array(record), []),
})
export type StoredErasure = z.output<typeof line> & { key: string }

const folder = 'erasures/'
const nameOf = (key: string) => `${folder}${key}.json`

/** What a line stores of records that were merged into the person's, as long as they are there. */
export async function formerRecords(db: Db, { former }: Person): Promise<ErasedRecord[]> {
  const { rows } = await sql<ErasedRecord>`
    select id as user, null::int as artist, created_at as made_at from users
    where id = any(${former.flatMap(({ user }) => user ?? [])}::int[])
    union all
    select null, id, applied_at from pro_artists
    where id = any(${former.flatMap(({ user, artist }) => (user ? [] : (artist ?? [])))}::int[])
  `.execute(db)
  return rows
}

/** Before the transaction commits, so that there is no erasure without it; nobody is erased by one that failed. */
export async function storeErasure(
  { db, storage }: Pick<Actor, 'db' | 'storage'>,
  key: string,
  erased: z.input<typeof line>,
): Promise<void> {
  const isNew = await storage.create(nameOf(key), JSON.stringify(erased))
  if (isNew) onRollback(db, () => forgetErasure(storage, key))
}

export async function forgetErasure(storage: Storage, key: string): Promise<void> {
  await storage.remove(nameOf(key))
}

/** Those that the database does not know to be done. */
export async function undoneErasures(db: Db, storage: Storage): Promise<StoredErasure[]> {
  const done = await db.selectFrom('erasures').select('key').where('done_at', 'is not', null).execute()
  const known = new Set(done.map(({ key }) => key))
  const undone: StoredErasure[] = []
  for await (const { name } of storage.list(folder)) {
    const key = name.slice(folder.length, -'.json'.length)
    if (known.has(key)) continue
    const object = await storage.open(name)
    // One that a power cut left unfinished was never confirmed.
    const { data } = line.safeParse(object && (await json(object.stream).catch(() => null)))
    if (data) undone.push({ key, ...data })
  }
  return undone
}

/** As whom the database has such a record; null: it does not. */
export async function stillThere(
  db: Db,
  { user, artist, made_at }: ErasedRecord,
): Promise<{ kind: 'user' | 'artist'; id: number } | null> {
  const isMade = (column: string) =>
    sql`date_trunc('milliseconds', ${sql.ref(column)}) = date_trunc('milliseconds', ${made_at}::timestamptz)`
  const { rows } = await sql<{ kind: 'user' | 'artist'; id: number }>`
    select 'user' as kind, id from users
      where id = ${user} and ${isMade('created_at')} and not is_forgotten(id, email)
    union all
    select 'artist', id from pro_artists where ${user}::int is null and id = ${artist} and ${isMade('applied_at')}
  `.execute(db)
  return rows[0] ?? null
}
