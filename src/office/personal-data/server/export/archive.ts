import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { type Language, languages } from '#kit/contract/texts/text.ts'
import { type DataKind, dataKinds } from '#kit/contract/values/data-kinds.ts'
import { variantsOf } from '#kit/server/files/files.ts'
import { nameOf } from '#kit/server/files/stored-files.ts'
import type { Context } from '#kit/server/http/context.ts'
import { storedEntry } from '#kit/server/http/files/stored-entry.ts'
import { zipOf } from '#kit/server/http/files/zip.ts'
import { createSemaphore } from '#kit/server/http/limits/semaphore.ts'
import { writeTable } from '#kit/server/lists/csv-table.ts'
import { phoneCell } from '#kit/server/lists/phone-cell.ts'
import { spooled } from '#kit/server/lists/spool.ts'
import type { Tables } from '#kit/server/postgres/database.ts'
import { certificateFilesOf } from '#teaching/certificates/server/files-of-student.steps.ts'
import type { Person } from '../person.ts'
import type { Source } from '../sources.ts'
import { fileName, filesIn } from './files-of-person.ts'
import { namedReferences } from './named-references.ts'
import { ownWords } from './other-people.ts'
import { type Contents, readme } from './readme.ts'
import { columnsOf, type Reading, rowsIn, type StoredRow, shownColumns } from './stored-rows.ts'

type Services = Pick<Context, 'db' | 'storage' | 'texts' | 't' | 'language' | 'config' | 'now'>

// Each holds a connection while it reads, and all others want some, too.
const archives = createSemaphore(2, 10_000)

/**
 * Everything about a person as a ZIP, of one moment. It is written as fast as database and files can be read, into a
 * spool file; so no connection waits for a slow client, and the data do not stay in memory.
 */
export async function archiveOf(services: Services, sources: readonly Source[], person: Person): Promise<Readable> {
  const parts = read(services, sources, person)
  // What is in the way at first is an answer; later the ZIP would break off.
  const first = await parts.next()
  async function* all() {
    if (!first.done) yield first.value
    yield* parts
  }
  const stream = Readable.from(spooled(all(), services.config.dataDir), { objectMode: false })
  // A response to HEAD is never read, so that nothing else would let go of the snapshot.
  stream.once('close', () => void parts.return())
  return stream
}

async function* read(services: Services, sources: readonly Source[], person: Person): AsyncGenerator<Buffer, void> {
  await archives.acquire()
  try {
    // Certificates that nobody has downloaded yet are rendered first, so that the snapshot has them.
    for await (const _ of certificatesOf(services, person));
    const snapshot = await (services.db as Kysely<Tables>)
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute()
    try {
      const [own, columns] = [await ownWords(snapshot, person), await columnsOf(snapshot)]
      const named = await namedReferences(snapshot, services)
      yield* zipOf(entriesOf(services, sources, { db: snapshot, person, own, columns, named }))
    } finally {
      await snapshot.rollback().execute()
    }
  } finally {
    archives.release()
  }
}

async function* entriesOf(services: Services, sources: readonly Source[], reading: Reading) {
  const contents: Contents = { counts: new Map(), missing: [] }
  yield { name: 'data.json', chunks: dataOf(services, sources, reading, contents), isText: true }
  for (const kind of dataKinds.filter((kind) => contents.counts.has(kind)))
    yield {
      name: `tables/${kind}.csv`,
      chunks: tableOf(
        sources.filter((source) => source.kind === kind),
        reading,
        services.language,
      ),
      isText: true,
    }
  for (const source of sources.filter(({ table }) => table === 'files'))
    for await (const file of filesIn(reading, source)) {
      const variant = variantsOf(file).at(-1) as string
      const wanted = { name: file.name, stored: nameOf(file.storage_key, variant), sum: file.sums[variant] }
      yield* storedEntry(services.storage, wanted, contents.missing)
    }
  for await (const { name, bytes } of certificatesOf(services, reading.person))
    yield { name: `files/certificates/${name}`, bytes }
  yield { name: 'README.txt', bytes: Buffer.from(await readme(services, reading, contents)) }
}

async function* certificatesOf(services: Services, { student }: Person) {
  if (student !== null) yield* certificateFilesOf({ ...services, clock: () => services.now }, student)
}

/** All rows, by kind and table. */
async function* dataOf(
  { now, texts }: Services,
  sources: readonly Source[],
  reading: Reading,
  { counts }: Contents,
): AsyncGenerator<Buffer> {
  const head = JSON.stringify({ format: 1, made_at: now.toISOString(), person: reading.person })
  yield Buffer.from(`${head.slice(0, -1)},"kinds":[`)
  let [openKind, openTable]: [DataKind | null, string | null] = [null, null]
  for (const source of sources) {
    for await (const rows of rowsIn(reading, source)) {
      const parts: string[] = []
      if (openKind !== source.kind) {
        if (openKind) parts.push(']}]},\n')
        const name = Object.fromEntries(
          languages.map((one) => [one, texts.in(one)(`personalData.kind_${source.kind}`)]),
        )
        parts.push(`{"kind":"${source.kind}","name":${JSON.stringify(name)},"tables":[`)
      } else if (openTable !== source.table) parts.push(']},\n')
      if (openKind !== source.kind || openTable !== source.table)
        parts.push(`{"table":"${source.table}","columns":${JSON.stringify(shownColumns(reading, source))},"rows":[\n`)
      else parts.push(',\n')
      parts.push(rows.map((row) => JSON.stringify(withFile(source, row))).join(',\n'))
      openKind = source.kind
      openTable = source.table
      counts.set(source.kind, (counts.get(source.kind) ?? 0) + rows.length)
      yield Buffer.from(parts.join(''))
    }
  }
  yield Buffer.from(openKind ? ']}]}]}\n' : ']}\n')
}

/** One table of all tables of a kind: each row has the columns of its own table. */
async function* tableOf(sources: readonly Source[], reading: Reading, language: Language): AsyncGenerator<Buffer> {
  const columns = [...new Set(sources.flatMap((source) => [...shownColumns(reading, source), ...fileColumn(source)]))]
  yield Buffer.from(`\uFEFF${writeTable([['table', ...columns]])}`)
  for (const source of sources)
    for await (const rows of rowsIn(reading, source)) {
      const lines = rows.map((row) => withFile(source, row))
      yield Buffer.from(
        writeTable(lines.map((row) => [source.table, ...columns.map((name) => cellOf(row[name], language))])),
      )
    }
}

/** As a spreadsheet in that language takes numbers and instants for what they are. */
function cellOf(value: unknown, language: Language): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return language === 'pl' ? String(value).replace('.', ',') : String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  return phoneCell(value.replace(instant, '$1 $2'))
}

/** In UTC, as it is stored. */
const instant = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)\.\d{3}Z$/

/** Where in the ZIP a file is. */
function withFile(source: Source, row: StoredRow): StoredRow {
  return source.table === 'files' ? { ...row, in_this_zip: fileName(row as never) } : row
}

function fileColumn({ table }: Source): string[] {
  return table === 'files' ? ['in_this_zip'] : []
}
