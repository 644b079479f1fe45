import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'

/** What belongs to the running server alone, or would make the copy something else than a copy. */
const left = /^(?:postmaster\.(?:pid|opts)|standby\.signal|backup_label|postgresql\.auto\.conf|[0-9A-F]{24})$/

/** Copies the files of a running server, as `pg_basebackup` does, which the embedded packages lack. */
export async function baseBackup(server: Connection, cluster: string, target: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query("SELECT pg_backup_start('standby', true)")
    await copyFolder(cluster, target)
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)')
    await writeFile(join(target, 'backup_label'), rows[0].labelfile)
    await writeFile(join(target, 'postgresql.auto.conf'), '')
  } finally {
    await client.end()
  }
}

async function copyFolder(folder: string, target: string): Promise<void> {
  await mkdir(target, { mode: 0o700 })
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (left.test(entry.name)) continue
    const [from, to] = [join(folder, entry.name), join(target, entry.name)]
    if (entry.isDirectory()) await copyFolder(from, to)
    else await copyFile(from, to).catch(ignoreMissing)
  }
}

/** The server removes files meanwhile; all other changes are completed by the write-ahead log. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
