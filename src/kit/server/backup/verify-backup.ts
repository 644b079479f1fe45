import type { Logger } from 'pino'
import type { Storage } from '#kit/server/files/storage.ts'
import type { PoolOptions } from '#kit/server/postgres/database.ts'
import { LeadingClient } from '#kit/server/postgres/replicas/leading-pool.ts'
import { StartError } from '#kit/server/start/start-error.ts'
import { nameIn } from './backup-target.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { restoreDatabase } from './restore-database.ts'
import { checkSums, filesOf, stored } from './restore-files.ts'
import { onScratchDatabase } from './scratch-database.ts'
import { quoted } from './snapshot.ts'

/** So many stored files are read again, chosen by chance. */
const sample = 100

type Place = {
  /** Of the database that was backed up: the scratch one is created on its server. */
  connection: PoolOptions
  log: Pick<Logger, 'warn' | 'error'>
  migrations?: string | undefined
}

/** Restores a backup from its target into a scratch database, and writes a mark next to it that this succeeded. */
export async function verifyBackup(
  target: Storage,
  name: string,
  { connection, log, migrations }: Place,
): Promise<Manifest> {
  const manifest = await readManifest(target, name)
  await onScratchDatabase(connection, log, async (scratch) => {
    await restoreDatabase(scratch, target, manifest, migrations)
    await compareCounts(scratch, manifest)
  })
  await checkSums(target, chosen(stored(await filesOf(target, manifest)), sample))
  await target.create(nameIn(name, 'verified'), `${new Date().toISOString()}\n`)
  return manifest
}

async function compareCounts(scratch: PoolOptions, { tables }: Manifest): Promise<void> {
  const client = new LeadingClient(scratch)
  await client.connect()
  try {
    for (const { table, part } of tables) {
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(table)}`)
      if (rows[0]?.count !== String(part.rows))
        throw new StartError(`${table} has ${rows[0]?.count} rows once restored, and had ${part.rows}.`)
    }
  } finally {
    await client.end()
  }
}

function chosen<Item>(items: Item[], count: number): Item[] {
  const left = [...items]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(Math.random() * left.length), 1)[0] as Item,
  )
}
