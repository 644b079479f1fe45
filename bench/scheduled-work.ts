import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#kit/server/postgres/database.ts'

/** In milliseconds. */
const longest = 20 * 60_000

/**
 * Waits until the queue has no scheduled job that is due. All schedules begin at the first start of a portal: it compares everybody with
 * everybody, and reminds people of all that ends soon.
 */
export async function untilWorkIsDone(db: Db): Promise<void> {
  const begin = performance.now()
  for (let names = ''; ; await setTimeout(1000)) {
    const { rows } = await sql<{ name: string }>`
      select data ->> 'name' as name from pgboss.job
      where name = 'schedule' and state < 'completed' and start_after <= now() order by 1
    `.execute(db)
    if (rows.length === 0) break
    if (performance.now() - begin > longest) throw new Error(`Still at work: ${names}.`)
    const still = rows.map(({ name }) => name).join(', ')
    if (still !== names) console.log(`… waiting for ${still}`)
    names = still
  }
  console.log(`… scheduled work done after ${Math.round((performance.now() - begin) / 1000)} s`)
}
