import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { insertFile } from '#testing/make/make-artists.ts'
import { agree } from '#testing/make/make-consents.ts'
import { newNumber } from '#testing/make/make-figures.ts'
import { sample } from '#testing/servers/upload-server.ts'
import type { Visitor } from '#testing/visitor.ts'

type Values = Partial<Insertable<Tables['portfolio_items']>>

export const newWork = {
  title: { pl: 'Usta w odcieniu brzoskwini', 'en-US': 'Lips in peach' },
  description: { pl: 'Akwarelowe wypełnienie.', 'en-US': 'A watercolor fill.' },
  health: 'NONE',
  technique: 'LIPS',
  performed_on: '2026-01-15',
} as const

/** A work with a given status, with a picture that is never decoded, and the consent of the person in it. */
export async function insertWork(db: Db, artistId: number, values: Values = {}, { isConsented = true } = {}) {
  const now = new Date()
  const { id } = await db
    .insertInto('portfolio_items')
    .values({
      ...newWork,
      pro_artist_id: artistId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from portfolio_items where pro_artist_id = ${artistId})`,
      status: 'DRAFT',
      created_at: now,
      status_changed_at: now,
      submitted_at: (values.status ?? 'DRAFT') === 'DRAFT' ? null : now,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const image_id = await insertImage(db, id)
  if (isConsented) await agree(db, id)
  return { id, image_id }
}

/** Two published works with one picture: its person agreed in the first, and the other is declared to show nobody. */
export async function insertCopies(db: Db, artistId: number) {
  const { id } = await insertWork(db, artistId, { status: 'APPROVED' })
  const copy = await insertWork(db, artistId, { status: 'APPROVED' }, { isConsented: false })
  const entry = { portfolio_item_id: copy.id, user_id: null, at: new Date() }
  await db
    .insertInto('consent_events')
    .values({ ...entry, event: 'NOT_NEEDED', channels: [] })
    .execute()
  // No other picture is like it.
  const look = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(2).padStart(8, '0')).join(
    '',
  )
  await db
    .updateTable('portfolio_images')
    .set({ look, crops: [] })
    .where('portfolio_item_id', 'in', [id, copy.id])
    .execute()
  return { id, copy: copy.id }
}

async function insertImage(
  db: Db,
  workId: number,
  values: Partial<Insertable<Tables['portfolio_images']>> = {},
): Promise<number> {
  const now = new Date()
  const { id } = await db
    .insertInto('portfolio_images')
    .values({
      portfolio_item_id: workId,
      file_id: await insertFile(db, 'portfolio', now),
      stage: 'AFTER',
      alt: { pl: 'Usta: tuż po zabiegu', 'en-US': 'Lips: right after the treatment' },
      has_own_alt: false,
      position: newNumber(),
      created_at: now,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A work of the artist who is signed in, with these pictures in it. */
export async function sendWork(artist: Visitor, ...names: string[]) {
  const { data } = await artist.send(portfolio.create, newWork)
  let work = data
  for (const name of names) {
    const sent = { id: data.id, file: await sample(name), stage: 'AFTER' as const }
    work = (await artist.send(portfolio.addImage, sent)).data
  }
  return work
}
