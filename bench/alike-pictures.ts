import { sql } from 'kysely'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { insertManyWorks } from '#testing/make/many/make-many-works.ts'
import { type Figure, median } from './figures.ts'
import { timed } from './timed.ts'
import type { Connection, Reader, World } from './world.ts'

const pictures = 100_000
const rounds = 30

/** A work with all that looks like its picture, among very many: one copy is there, and one in a mirror would be found as well. */
export async function measureAlikePictures({ office, connection }: World, url: string): Promise<Figure[]> {
  const ids = await prepare(connection)
  const times: number[] = []
  for (const [round, id] of ids.entries())
    times.push(await timed(`${url}/api/portfolio/admin/${id}`, office[round] as Reader))
  const answer = await fetch(`${url}/api/portfolio/admin/${ids[0]}`, {
    headers: { cookie: (office[0] as Reader).cookie },
  })
  const { data } = (await answer.json()) as { data: { alike: object[] } }
  const time = median(times)
  return [
    {
      name: `Pictures alike among ${pictures.toLocaleString('en')}`,
      wanted: '≤ 50 ms',
      measured: `${time.toFixed(1)} ms`,
      detail: `the whole answer about a work, ${data.alike.length} alike in it`,
      isMet: time <= 50 && data.alike.length > 0,
    },
  ]
}

/** Works that wait, each with a picture, and for each a copy of it that differs in three bits. */
async function prepare(connection: Connection): Promise<number[]> {
  const db = openDatabase(openPool(connection))
  const { rows } = await sql<{ count: number }>`select count(*) from portfolio_images where look is not null`.execute(
    db,
  )
  if ((rows[0]?.count ?? 0) < pictures) await insertManyWorks(db, pictures)
  const works = await db
    .selectFrom('portfolio_items')
    .innerJoin('portfolio_images', 'portfolio_item_id', 'portfolio_items.id')
    .select(['portfolio_items.id', 'look'])
    .where('status', '=', 'PENDING')
    .where('look', 'is not', null)
    .orderBy('portfolio_items.id', 'desc')
    .limit(rounds)
    .execute()
  await sql`
    update portfolio_images set look = ${works[0]?.look ?? null}::bit(64) # (1 | 4096 | 268435456)::bigint::bit(64)
    where id = (
      select min(portfolio_images.id) from portfolio_images where look is not null and portfolio_item_id <> ${works[0]?.id ?? 0}
    )
  `.execute(db)
  await db.destroy()
  return works.map(({ id }) => id)
}
