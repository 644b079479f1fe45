import { pipeline } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Selectable } from 'kysely'
import type { Logger } from 'pino'
import { type Purpose, ruleOf, type StagedFile } from '#kit/contract/values/files.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { contentDisposition } from '#kit/server/http/files/content-disposition.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { byteRange } from './byte-range.ts'
import { newStorageKey } from './storage.ts'
import { nameOf } from './stored-files.ts'
import { comparing } from './sums.ts'

/** The table of stored files: stores a staged file, and sends a stored one. */

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    files: { purpose: Purpose; sums: Record<string, string> }
  }
}

type StoredRow = Selectable<Tables['files']>

/**
 * A handler's result where the endpoint's response is `binary`. Without `variant` it is the largest size; `name` is what it is called
 * for its reader, without an extension, where that is not the name that it was uploaded by.
 */
export type FileResponse = { file: StoredRow; variant?: string; name?: string }

/** Moves a staged file into the storage and returns the id of its row. A rollback removes both. */
export async function storeFile(db: Db, staged: StagedFile, now: Date): Promise<number> {
  const { purpose, originalName, mime, bytes, width, height, uploadedSum } = staged
  const { storage_key, sums } = moved.get(staged) ?? (await move(staged))
  const { id } = await db
    .insertInto('files')
    .values({
      ...{ purpose, original_name: originalName, mime, bytes, width, height, storage_key, sums },
      ...{ uploaded_sum: uploadedSum, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes the row; its bytes are swept later. */
export async function removeFile(db: Db, id: number): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute()
}

type Moved = Pick<StoredRow, 'storage_key' | 'sums'>

/** A retried transaction finds the file where the first attempt moved it. */
const moved = new WeakMap<StagedFile, Moved>()

async function move(staged: StagedFile): Promise<Moved> {
  const storage_key = newStorageKey()
  const file = { storage_key, sums: await staged.moveInto(storage_key) }
  moved.set(staged, file)
  return file
}

/** The names of a file's sizes, the largest last. */
export function variantsOf({ purpose, width }: Pick<StoredRow, 'purpose' | 'width'>): string[] {
  return width === null ? ['original'] : Object.keys(ruleOf(purpose).widths)
}

/**
 * Sends a file, or a range of it. The browser caches it privately, and revalidates by ETag before each use, since permission may end.
 * Bytes that are missing or damaged are logged, and shown to the owner.
 */
export async function sendFile(
  reply: FastifyReply,
  { storage, warnings, log }: Pick<Portal, 'storage' | 'warnings'> & { log: Pick<Logger, 'error'> },
  { file, variant, name: title }: FileResponse,
): Promise<FastifyReply> {
  const variants = variantsOf(file)
  const name = variant ?? (variants.at(-1) as string)
  if (!variants.includes(name)) fail('not_found')
  const { headers } = reply.request
  const caching = { 'Cache-Control': 'private, no-cache', ETag: `"${file.storage_key}-${name}"` }
  if (headers['if-none-match'] === caching.ETag) return reply.code(304).headers(caching).send()
  const report = (problem: string) => {
    warnings.add('damaged_files')
    log.error({ file: file.id, key: file.storage_key, variant: name, place: storage.place }, problem)
  }
  const path = nameOf(file.storage_key, name)
  const isRange = headers.range !== undefined && (headers['if-range'] ?? caching.ETag) === caching.ETag
  const total = isRange ? await storage.size(path) : null
  const range = total === null ? null : byteRange(headers.range as string, total)
  if (range === 'none') return reply.code(416).header('Content-Range', `bytes */${total}`).send()
  const stored = await storage.open(path, range ?? undefined)
  if (!stored) {
    report('The bytes of a stored file are missing.')
    fail('file_missing')
  }
  reply.headers({
    ...caching,
    'Accept-Ranges': 'bytes',
    'Content-Type': file.mime,
    'Content-Length': stored.bytes,
    'Content-Disposition': dispositionOf(file, title),
    'Content-Security-Policy': ruleOf(file.purpose).isInline ? viewerPolicy : sandboxPolicy,
    'X-Content-Type-Options': 'nosniff',
  })
  if (range)
    return reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${total}`).send(stored.stream)
  const sum = file.sums[name]
  if (!sum) return reply.send(stored.stream)
  const compared = comparing(sum, () => report('The bytes of a stored file are damaged.'))
  // An error of one ends the other; the response breaks off, which its reader detects by its length.
  pipeline(stored.stream, compared, () => {})
  return reply.send(compared)
}

// A sandboxed file runs no script and loads nothing.
const sandboxPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
// A browser's built-in PDF viewer does not work in a sandbox, and needs inline styles for its own page.
const viewerPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const extensions: Record<string, string> = { 'image/webp': '.webp', 'application/pdf': '.pdf' }

/**
 * Pictures are inline; an uploaded PDF is an attachment, since browsers show none in a sandbox. The extension follows
 * the detected type, not the uploaded name: it decides which program opens the saved file. A public file has a general
 * name, since an uploaded one may contain personal data.
 */
function dispositionOf({ purpose, mime, original_name }: StoredRow, title: string | undefined): string {
  const isInline = mime === 'image/webp' || ruleOf(purpose).isInline
  const uploaded = ruleOf(purpose).isShownToMany ? purpose : original_name
  const name = `${title ?? uploaded.replace(/\.[^.]*$/, '')}${extensions[mime] ?? ''}`
  return contentDisposition(name, isInline)
}
