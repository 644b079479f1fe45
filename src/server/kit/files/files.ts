import type { FastifyReply } from 'fastify'
import type { Selectable } from 'kysely'
import { type Purpose, ruleOf, type StagedFile } from '#contract/kit/files.ts'
import type { Portal } from '#server/kit/http/context.ts'
import { fail } from '#server/kit/http/errors.ts'
import { sweepUploads } from '#server/kit/http/upload.ts'
import type { Db, Generated, Instant } from '#server/kit/postgres/database.ts'
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

/** What a handler answers where the endpoint's response is `binary`; without `variant` the largest size. */
export type FileAnswer = { file: StoredFile; variant?: string }

/** Moves a staged file into the storage and answers the id of its row; when the transaction does not commit, both are gone. */
export async function storeFile(db: Db, staged: StagedFile, now: Date): Promise<number> {
  const { purpose, originalName, mime, bytes, width, height } = staged
  const known = storedAs.get(staged)
  const storage_key = known ?? newStorageKey()
  const { id } = await db
    .insertInto('files')
    .values({ purpose, original_name: originalName, mime, bytes, width, height, storage_key, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!known) await staged.moveInto(storage_key)
  storedAs.set(staged, storage_key)
  return id
}

/** A transaction that is tried again finds the file where it was moved the first time. */
const storedAs = new WeakMap<StagedFile, string>()

/** Sends a file to whoever may have it: their browser keeps it, but asks each time whether that still holds. */
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
    'Content-Security-Policy': ruleOf(file.purpose).isShown ? shownByBrowser : runsNothing,
    'X-Content-Type-Options': 'nosniff',
  })
  return reply.send(stored.stream)
}

// Whatever a file might contain, it runs nothing and loads nothing.
const runsNothing = "default-src 'none'; frame-ancestors 'none'; sandbox"
// A browser's own reader of PDFs works in no sandbox, and styles the page that it draws itself into.
const shownByBrowser = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

type Swept = { config: { dataDir: string }; db: Db; clock: Portal['clock'] }

/** Removes what uploads left behind that were cut off, and the bytes of files whose row is gone. */
export async function sweepFiles({ config, db, clock }: Swept): Promise<void> {
  const before = new Date(clock().getTime() - longestRequest)
  await sweepUploads(config.dataDir, before)
  const storage = diskStorage(config.dataDir)
  const rows = await db.selectFrom('files').select('storage_key').execute()
  const keys = new Set(rows.map(({ storage_key }) => storage_key))
  for await (const { key, changedAt } of storage.list()) {
    if (changedAt < before && !keys.has(key)) await storage.remove(key)
  }
}

/** What is younger may be on its way into the database still. */
const longestRequest = 3_600_000

const extensions: Record<string, string> = { 'image/webp': '.webp', 'application/pdf': '.pdf' }

/**
 * Pictures show; a PDF that people send is saved, since browsers do not show one in a sandbox. The extension is that of what is in the file,
 * whatever its sender called it: a saved file is opened by its name.
 */
function contentDisposition({ purpose, mime, original_name }: StoredFile): string {
  const isShown = mime === 'image/webp' || ruleOf(purpose).isShown
  const name = original_name.replace(/\.[^.]*$|$/, extensions[mime] ?? '')
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
  return `${isShown ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
