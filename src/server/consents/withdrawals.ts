import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Channel } from '#contract/consents/consents.ts'
import type { Portal } from '#server/kit/http/context.ts'
import { parseJson } from '#server/kit/http/json.ts'
import { makeDataFolder } from '#server/kit/start/data-folder.ts'

/*
 * What people took back stands outside the database, too: a backup that is restored knows nothing of what was said after it was made,
 * and would show their pictures again. A line is written before the database commits, so that there is no withdrawal without one;
 * at every start those that the database lacks are entered. Lines only ever come, and mean the same in any order, or twice.
 */

type Withdrawal = {
  /** Of the work, which no other has, whatever backup was restored. */
  item: string
  event: 'WITHDRAWN' | 'DECLINED'
  channels: readonly Channel[]
  at: string
}

const fileIn = (dataDir: string) => join(dataDir, 'withdrawn-consents.jsonl')

/** Writes it down; answers the key that its event gets. A transaction that is tried again writes the same. */
export async function noteWithdrawal(dataDir: string, withdrawal: Withdrawal): Promise<string> {
  const key = keyOf(withdrawal)
  makeDataFolder(dataDir)
  const file = await open(fileIn(dataDir), 'a', 0o600)
  try {
    await file.write(`${JSON.stringify({ key, ...withdrawal })}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return key
}

/** Enters what the database does not know of; whoever agreed again since meant that. */
export async function enterWithdrawals({ db, config }: Pick<Portal, 'db' | 'config'>): Promise<void> {
  const noted = await readWithdrawals(config.dataDir)
  if (noted.length === 0) return
  await sql`
    insert into consent_events (key, portfolio_item_id, event, channels, at)
    select noted.key, portfolio_items.id, noted.event, noted.channels, noted.at
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
      as noted (key uuid, item uuid, event text, channels text[], at timestamptz)
    join portfolio_items on consent_key = noted.item
    where not exists (
      select from consent_events
      where portfolio_item_id = portfolio_items.id and event = 'GIVEN' and consent_events.at >= noted.at
    )
    order by noted.at
    on conflict (key) do nothing
  `.execute(db)
}

/** A line that a power cut left unfinished is none: its withdrawal was never confirmed. */
async function readWithdrawals(dataDir: string): Promise<unknown[]> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      return [parseJson(line)]
    } catch {
      return []
    }
  })
}

function keyOf({ item, event, channels, at }: Withdrawal): string {
  const hash = createHash('sha256')
    .update([item, event, at, ...channels].join(' '))
    .digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
