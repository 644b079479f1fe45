import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Storage } from '#kit/server/files/storage.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { type Channel, channels } from '#reputation/consents/contract/consents.ts'

/*
 * What people withdrew is stored outside the database, too: a backup that is restored knows nothing of what came after it was made, and
 * would show their pictures again. Each withdrawal is an object in the storage of files, written before the database commits, so that
 * there is none without it; at every start those that the database lacks are entered. Objects are only added, and mean the same in any order.
 */

type Withdrawal = {
  /** The key of the work, which is unique in every restored backup. */
  item: string
  event: 'WITHDRAWN' | 'DECLINED'
  channels: readonly Channel[]
  /** The consent to publish facts about health. */
  health?: boolean | undefined
  at: string
}

const folder = 'withdrawals/'
const nameOf = (key: string) => `${folder}${key}.json`
const keyIn = (name: string) => name.slice(folder.length, -'.json'.length)

/** Returns the key of its event. A transaction that is tried again writes the same. */
export async function storeWithdrawal(storage: Storage, withdrawal: Withdrawal): Promise<string> {
  const key = keyOf(withdrawal)
  await storage.create(nameOf(key), JSON.stringify(withdrawal))
  return key
}

/** Enters withdrawals that the database lacks, unless the person agreed again later. */
export async function enterWithdrawals(portal: Pick<Portal, 'db' | 'config' | 'storage' | 'jobs'>): Promise<void> {
  const { config, storage, jobs } = portal
  await takeOverFile(storage, join(config.dataDir, 'withdrawn-consents.jsonl'))
  const missing = await missingWithdrawals(portal.db, storage)
  if (missing.length === 0) return
  await inTransaction(portal.db, async (db) => {
    const { rows } = await sql<{ id: number }>`
    insert into consent_events (key, portfolio_item_id, event, channels, health, at)
    select missing.key, portfolio_items.id, missing.event, missing.channels, coalesce(missing.health, false), missing.at
    from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb)
      as missing (key uuid, item uuid, event text, channels text[], health boolean, at timestamptz)
    join portfolio_items on consent_key = missing.item
    where not exists (
      select from consent_events
      where portfolio_item_id = portfolio_items.id and event = 'GIVEN' and consent_events.at >= missing.at
    )
    order by missing.at
    on conflict (key) do nothing
    returning portfolio_item_id as id
  `.execute(db)
    // No listener ran in this database: copies of the work are still visible.
    for (const id of new Set(rows.map((row) => row.id)))
      await jobs.send(db, 'task', { name: 'portfolio.doubtCopies', id })
  })
}

async function missingWithdrawals(db: Db, storage: Storage): Promise<object[]> {
  const events = await db
    .selectFrom('consent_events')
    .select('key')
    .where('event', 'in', ['WITHDRAWN', 'DECLINED'])
    .execute()
  const known = new Set(events.map(({ key }) => key))
  const missing: object[] = []
  for await (const { name } of storage.list(folder)) {
    const key = keyIn(name)
    if (known.has(key)) continue
    const object = await storage.open(name)
    // One that a power cut left unfinished was never confirmed.
    const { data } = written.safeParse(object && (await json(object.stream).catch(() => null)))
    if (data) missing.push({ key, ...data })
  }
  return missing
}

const written = z.object({
  item: z.uuid(),
  event: z.enum(['WITHDRAWN', 'DECLINED']),
  channels: z.array(z.enum(channels)),
  health: z.optional(z.boolean()),
  at: z.iso.datetime(),
})

/** Lines that a portal before 0161 wrote to a file next to its database. */
async function takeOverFile(storage: Storage, path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return
  for (const line of text.split('\n')) {
    const { data } = written.safeParse(parsed(line))
    if (data) await storeWithdrawal(storage, data)
  }
  await rm(path, { force: true })
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function keyOf({ item, event, channels, health, at }: Withdrawal): string {
  const hash = createHash('sha256')
    .update([item, event, at, ...channels, ...(health ? ['health'] : [])].join(' '))
    .digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
