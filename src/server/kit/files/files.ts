import type { FastifyReply } from 'fastify'
import type { Selectable } from 'kysely'
import { type Purpose, ruleOf, type StagedFile } from '#contract/kit/files.ts'
import type { Portal } from '#server/kit/http/context.ts'
import { fail } from '#server/kit/http/errors.ts'
import { sweepUploads } from '#server/kit/http/upload.ts'
import type { Db, Generated, Instant } from '#server/kit/postgres/database.ts'
import { knownKeys, ownsStore } from './installation.ts'
import { diskStorage, newStorageKey } from './storage.ts'

type FilesTable = {
  id: Generated<number>
  purpose: Purpose
  original_name: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  storage_key: string
  created_at: Instant
}
type StoredFile = Selectable<FilesTable>

declare module '#server/kit/postgres/database.ts' {
  interface Tables {
    files: FilesTable
  }
}

/** A handler's result where the endpoint's response is `binary`. Without `variant` it is the largest size. */
export type FileAnswer = { file: StoredFile; variant?: string }

/** Moves a staged file into the storage and returns the id of its row. A rollback removes both. */
export async function storeFile(db: Db, staged: StagedFile, now: Date): Promise<number> {
  const { purpose, originalName, mime, bytes, width, height } = staged
  const movedTo = movedKeys.get(staged)
  const storage_key = movedTo ?? newStorageKey()
  const { id } = await db
    .insertInto('files')
    .values({ purpose, original_name: originalName, mime, bytes, width, height, storage_key, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!movedTo) await staged.moveInto(storage_key)
  movedKeys.set(staged, storage_key)
  return id
}

/** A retried transaction finds the file where the first attempt moved it. */
const movedKeys = new WeakMap<StagedFile, string>()

/** Sends a file. The browser caches it privately, and revalidates by ETag before each use, since permission may end. */
export async function sendFile(
  reply: FastifyReply,
  { dataDir }: { dataDir: string },
  { file, variant }: FileAnswer,
): Promise<FastifyReply> {
  const variants = file.width === null ? ['original'] : Object.keys(ruleOf(file.purpose).widths)
  const name = variant ?? (variants.at(-1) as string)
  if (!variants.includes(name)) fail('not_found')
  const caching = { 'Cache-Control': 'private, no-cache', ETag: `"${file.storage_key}-${name}"` }
  if (reply.request.headers['if-none-match'] === caching.ETag) return reply.code(304).headers(caching).send()
  const stored = (await diskStorage(dataDir).open(file.storage_key, name)) ?? fail('not_found')
  reply.headers({
    ...caching,
    'Content-Type': file.mime,
    'Content-Length': stored.bytes,
    'Content-Disposition': contentDisposition(file),
    'Content-Security-Policy': ruleOf(file.purpose).isInline ? viewerPolicy : sandboxPolicy,
    'X-Content-Type-Options': 'nosniff',
  })
  return reply.send(stored.stream)
}

// Whatever a file contains, it runs no script and loads nothing.
const sandboxPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
// A browser's built-in PDF viewer does not work in a sandbox, and needs inline styles for its own page.
const viewerPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

type FileStore = Pick<Portal, 'db' | 'clock' | 'log' | 'warnings'> & { config: { dataDir: string } }

/**
 * Garbage collection: removes the temporary files of interrupted uploads, and stored files without a row. In a store of another
 * database no file would have a row: nothing is removed there.
 */
export async function sweepFiles({ config, db, clock, log, warnings }: FileStore): Promise<void> {
  const before = new Date(clock().getTime() - longestRequest)
  await sweepUploads(config.dataDir, before)
  const storage = diskStorage(config.dataDir)
  if (!(await ownsStore(db, storage))) {
    warnings.add('foreign_files')
    log.error({ folder: config.dataDir }, 'The stored files belong to another database: none is removed.')
    return
  }
  warnings.delete('foreign_files')
  const keys = await knownKeys(db)
  let [stored, removed] = [0, 0]
  for await (const { key, changedAt } of storage.list()) {
    stored += 1
    if (changedAt >= before || keys.has(key)) continue
    await storage.remove(key)
    removed += 1
  }
  log.info({ stored, removed }, 'swept stored files')
}

/** In milliseconds. The row of a younger file may not be committed yet. */
const longestRequest = 3_600_000

const extensions: Record<string, string> = { 'image/webp': '.webp', 'application/pdf': '.pdf' }

/**
 * Pictures are inline; an uploaded PDF is an attachment, since browsers show none in a sandbox. The extension follows the detected
 * type, whatever the uploader called the file: it decides which program opens the saved file. What anybody may see is named for what
 * it is: a file's name tells of people.
 */
function contentDisposition({ purpose, mime, original_name }: StoredFile): string {
  const isInline = mime === 'image/webp' || ruleOf(purpose).isInline
  const title = ruleOf(purpose).isShownToMany ? purpose : original_name
  const name = title.replace(/\.[^.]*$|$/, extensions[mime] ?? '')
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
  return `${isInline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
