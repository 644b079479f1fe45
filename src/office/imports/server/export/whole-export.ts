import { Readable } from 'node:stream'
import { type Kysely, sql } from 'kysely'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { currency } from '#kit/contract/values/money.ts'
import type { Context } from '#kit/server/http/context.ts'
import { Attachment } from '#kit/server/http/files/attachment.ts'
import { storedEntry } from '#kit/server/http/files/stored-entry.ts'
import { zipOf } from '#kit/server/http/files/zip.ts'
import { createSemaphore } from '#kit/server/http/limits/semaphore.ts'
import { writeTable } from '#kit/server/lists/csv-table.ts'
import { spooled } from '#kit/server/lists/spool.ts'
import type { Db, Tables } from '#kit/server/postgres/database.ts'
import { type ImportKind, importKinds, kindOf } from '#office/imports/contract/import-kinds.ts'
import { isSumOfMoney } from '#office/imports/contract/imports.ts'
import { academySums } from './academy-sums.ts'
import { type ExportedFile, exportedFiles } from './exported-files.ts'
import { exportedTables } from './exported-tables.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'user.academyExported': object
  }
}

// Each holds a connection while it reads.
const exports = createSemaphore(1, 10_000)

/**
 * All of an academy that could be imported again, of one moment: a ZIP with a table for each kind, in the order in which to import them, and the
 * files of artists.
 */
export function wholeExport(ctx: Context): Attachment {
  const parts = read(ctx)
  const body = Readable.from(spooled(parts, ctx.config.dataDir), { objectMode: false })
  body.once('close', () => void parts.return())
  return new Attachment({
    name: `${ctx.t('imports.whole_export_name')}-${academyDay(ctx.now)}.zip`,
    mime: 'application/zip',
    body,
    total: importKinds.length,
  })
}

async function* read(ctx: Context): AsyncGenerator<Buffer, void> {
  await exports.acquire()
  try {
    // Not before somebody reads: a dry run of the call takes nothing out.
    await ctx.record('user.academyExported', ctx.user.id, {})
    const snapshot = await (ctx.db as Kysely<Tables>)
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute()
    try {
      yield* zipOf(entriesOf(ctx, snapshot, () => snapshot.rollback().execute()))
    } finally {
      if (!snapshot.isRolledBack) await snapshot.rollback().execute()
    }
  } finally {
    exports.release()
  }
}

async function* entriesOf(ctx: Context, db: Db, release: () => Promise<void>) {
  const files: ExportedFile[] = []
  yield { name: `${ctx.t('imports.whole_export_readme')}.txt`, bytes: readme(ctx) }
  yield { name: `${ctx.t('imports.whole_export_sums')}.csv`, bytes: await sumsFile(ctx, db) }
  for (const [index, kind] of importKinds.entries())
    yield {
      name: tableName(kind, index),
      chunks: tableOf(ctx, db, kind, files),
      isText: true,
    }
  // Files are never overwritten: no snapshot has to wait while they are sent.
  await release()
  const lacking: string[] = []
  for (const file of files) yield* storedEntry(ctx.storage, file, lacking)
  if (lacking.length > 0)
    yield {
      name: `${ctx.t('imports.whole_export_missing')}.txt`,
      bytes: textFile(ctx.t('imports.whole_export_missing_text', { files: lacking.join('\n') })),
    }
}

const tableName = (kind: ImportKind, index: number) => `${index + 1}-${kind.toLowerCase()}.csv`

/** In which order the tables are imported, and as which kind. */
function readme(ctx: Context): Buffer {
  const files = importKinds.map((kind, index) => `${tableName(kind, index)} – ${ctx.t(`imports.kind_${kind}`)}`)
  return textFile(ctx.t('imports.whole_export_text', { files: files.join('\n') }))
}

/** With the line ends and the mark that any editor of text reads. */
function textFile(text: string): Buffer {
  return Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`)
}

/** What each table adds up to, to be compared once it was imported elsewhere. */
async function sumsFile(ctx: Context, db: Db): Promise<Buffer> {
  const rows = (await academySums(ctx, db)).map(({ kind, name, read }) => [
    ctx.t(`imports.kind_${kind}`),
    isSumOfMoney(name) ? `${ctx.t(`imports.sum_${name}`)} (${currency})` : ctx.t(`imports.sum_${name}`),
    isSumOfMoney(name) ? (read / 100).toFixed(2) : read,
  ])
  const head = [ctx.t('imports.kind'), ctx.t('imports.sums'), ctx.t('imports.sum_figure')]
  return Buffer.from(`\uFEFF${writeTable([head, ...rows])}`)
}

const together = 1000

async function* tableOf(ctx: Context, db: Db, kind: ImportKind, files: ExportedFile[]): AsyncGenerator<Buffer> {
  const { fields, rows, cells } = exportedTables(ctx)[kind]
  yield Buffer.from(`\uFEFF${writeTable([fields.map((field) => ctx.t(`importFields.name_${field}`))])}`)
  for (let last = 0, number = 1; ; ) {
    const { rows: some } = await sql<{ id: number } & Record<string, string | number | null>>`
      select * from (${rows}) found where id > ${last} order by id limit ${together}
    `.execute(db)
    const named = kindOf({ kind }).hasArchive ? await exportedFiles(db, some, number) : null
    files.push(...(named?.files ?? []))
    number += some.length
    const lines = some.map(
      (row) => ({ ...row, ...cells?.(row), ...named?.cells.get(row.id) }) as Record<string, string | number | null>,
    )
    if (some.length > 0) yield Buffer.from(writeTable(lines.map((row) => fields.map((field) => row[field] ?? ''))))
    if (some.length < together) return
    last = some.at(-1)?.id ?? last
  }
}
