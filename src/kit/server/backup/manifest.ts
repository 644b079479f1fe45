import { createHash } from 'node:crypto'
import { z } from 'zod/mini'
import type { Storage } from '#kit/server/files/storage.ts'
import { StartError } from '#kit/server/start/start-error.ts'
import { manifestName, nameIn, sums, textIn } from './backup-target.ts'

/** The manifest of a backup: the list of its parts with their checksums. */

const part = z.object({
  name: z.string(),
  /** In hexadecimal digits, of the packed bytes as they lie in the target. */
  sha256: z.string(),
  bytes: z.int(),
  rows: z.int(),
})
export type Part = z.output<typeof part>

/** What a backup consists of, and what it has to be like once it is restored. */
const manifest = z.object({
  format: z.literal(1),
  name: z.string(),
  /** The id of the database that it is of. */
  installation: z.string(),
  made_at: z.string(),
  server_version: z.string(),
  /** By which another SESSION_SECRET is known, without telling what it is. */
  secret_mark: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()), part })),
  /** `last_value` is a number that may be larger than JSON's. */
  sequences: z.array(z.object({ sequence: z.string(), last_value: z.string(), is_called: z.boolean() })),
  jobs: part,
  files: part,
  /** Names of stored files that were missing or damaged already when it was made. */
  lost: z.array(z.string()),
})
export type Manifest = z.output<typeof manifest>

export function partsOf({ tables, jobs, files }: Manifest): Part[] {
  return [...tables.map((table) => table.part), jobs, files]
}

/** Completes a backup. The sums are in the form that `sha256sum --check` reads. */
export async function writeManifest(target: Storage, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await target.create(nameIn(manifest.name, manifestName), text)
  const lines = [
    ...partsOf(manifest).map(({ sha256, name }) => `${sha256}  ${name}`),
    `${sumOf(text)}  ${manifestName}`,
  ]
  await target.create(nameIn(manifest.name, sums), `${lines.join('\n')}\n`)
}

export async function readManifest(target: Storage, backup: string): Promise<Manifest> {
  const name = nameIn(backup, manifestName)
  const [text, promised] = [await textIn(target, name), await textIn(target, nameIn(backup, sums))]
  if (text === null || promised === null)
    throw new StartError(`${target.place} has no whole backup ${backup}: it was broken off.`)
  if (!promised.split('\n').includes(`${sumOf(text)}  ${manifestName}`)) throw damaged(target, name)
  const { data } = manifest.safeParse(JSON.parse(text))
  if (!data) throw new StartError(`${name} was written by a newer portal: restore it with that.`)
  return data
}

/** The refusal of what is not as it was written. */
export function damaged({ place }: Storage, name: string): StartError {
  return new StartError(`${name} in ${place} is damaged: its bytes are not those that were written.`)
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
