import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#kit/server/postgres/database.ts'
import { StartError } from '#kit/server/start/start-error.ts'
import { variantsOf } from './files.ts'
import { belongingOf, installationOf, mark, whyNotOwn } from './installation.ts'
import type { Storage } from './storage.ts'
import { nameOf } from './stored-files.ts'
import { sumOfStream } from './sums.ts'

/** So many are copied side by side: most of the time is spent waiting for a server. */
const atOnce = 8

export type Move = {
  copied: number
  /** Those that were there already, with the same bytes. */
  present: number
  /** Names of files whose bytes are not those that their row promises: left where they are. */
  damaged: string[]
  /** Names of files that a row refers to, and that are in neither storage. */
  missing: string[]
}

/**
 * Copies all that is in one storage to another, and compares each sum: of what was read, and of what can be read again where it was
 * written. Nothing is removed. May be ended at any time and called again; a portal may run meanwhile, which has to store new files in `to`.
 */
export async function moveFiles(db: Db, from: Storage, to: Storage): Promise<Move> {
  await requireOwn(db, from, to)
  const sums = await knownSums(db)
  const move: Move = { copied: 0, present: 0, damaged: [], missing: [] }
  const folder = await mkdtemp(join(tmpdir(), 'atelier-move-'))
  try {
    const names = from.list('')[Symbol.asyncIterator]()
    const copyOn = async (worker: number) => {
      for (let next = await names.next(); !next.done; next = await names.next()) {
        const { name } = next.value
        if (name === mark) continue
        const outcome = await copy(name, sums.get(name), { from, to, path: join(folder, String(worker)) })
        if (outcome === 'damaged') move.damaged.push(name)
        else if (outcome) move[outcome] += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, (_, worker) => copyOn(worker)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  move.missing = await missingFrom(db, to, move.damaged)
  if (move.missing.length === 0 && move.damaged.length === 0) await to.create(mark, await installationOf(db))
  return move
}

type Places = { from: Storage; to: Storage; path: string }

/** Null where it was deleted meanwhile by a running portal. */
async function copy(name: string, sum: string | undefined, { from, to, path }: Places) {
  const before = await sumIn(to, name)
  if (before !== null && before === (sum ?? (await sumIn(from, name)))) return 'present'
  const source = await from.open(name)
  if (!source) return null
  const read = await sumOfStream(source.stream, createWriteStream(path))
  if (sum !== undefined && read.sha256 !== sum) return 'damaged'
  await to.put(name, { path, ...read })
  const written = await sumIn(to, name)
  if (written !== null && written !== read.sha256)
    throw new StartError(
      `${to.place} has other bytes of ${name} than were written there. Nothing was removed: try again.`,
    )
  return 'copied'
}

async function sumIn(storage: Storage, name: string): Promise<string | null> {
  const stored = await storage.open(name)
  return stored && (await sumOfStream(stored.stream)).sha256
}

/** The sums of all files in rows, by their names in the storage. */
async function knownSums(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('files').select(['storage_key', 'sums']).execute()
  return new Map(
    rows.flatMap(({ storage_key, sums }) =>
      Object.entries(sums).flatMap(([variant, sum]) => (sum ? [[nameOf(storage_key, variant), sum] as const] : [])),
    ),
  )
}

async function missingFrom(db: Db, storage: Storage, damaged: string[]): Promise<string[]> {
  const there = new Set(await Array.fromAsync(storage.list(''), ({ name }) => name))
  const rows = await db.selectFrom('files').select(['storage_key', 'purpose', 'width']).execute()
  const wanted = rows.flatMap((row) => variantsOf(row).map((variant) => nameOf(row.storage_key, variant)))
  return wanted.filter((name) => !there.has(name) && !damaged.includes(name))
}

async function requireOwn(db: Db, from: Storage, to: Storage): Promise<void> {
  const belonging = await belongingOf(db, from)
  // To be read, it needs no mark.
  if (belonging !== 'own' && belonging !== 'known') throw new StartError(whyNotOwn[belonging](from))
  if ((await belongingOf(db, to)) === 'foreign')
    throw new StartError(`The files in ${to.place} belong to another database: choose an empty place.`)
}
