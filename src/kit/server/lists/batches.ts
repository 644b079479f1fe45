import { type Compilable, CompiledQuery, type Kysely, sql } from 'kysely'
import { createSemaphore } from '#kit/server/http/limits/semaphore.ts'
import { type Db, type Tables, unpreparedMark } from '#kit/server/postgres/database.ts'

export type Batch<Row> = { rows: Row[]; total: number; isLast: boolean }

type BatchQuery<Row> = { count: Compilable<{ total: number }>; rows: Compilable<Row>; size: number }

// Each reader of many batches holds a connection; the semaphore leaves most of the pool to other requests.
const readers = createSemaphore(4, 10_000)

/**
 * Reads many rows from a cursor with backpressure, never all in memory. Count and rows come from one snapshot, so they agree.
 * A consumer that stops early calls `return()`, which frees the connection.
 */
export async function* inBatches<Row>(db: Db, query: BatchQuery<Row>): AsyncGenerator<Batch<Row>, void> {
  const only = await onlyBatch(db, query)
  if (only) {
    yield only
    return
  }
  await readers.acquire()
  try {
    yield* allBatches(db, query)
  } finally {
    readers.release()
  }
}

/** The result, if it fits into one batch: it is read without the semaphore. */
async function onlyBatch<Row>(db: Db, query: BatchQuery<Row>): Promise<Batch<Row> | null> {
  const cursor = await openCursor(db, query)
  try {
    const rows = await cursor.next()
    return rows.length < query.size ? { rows, total: await cursor.total(), isLast: true } : null
  } finally {
    await cursor.close()
  }
}

async function* allBatches<Row>(db: Db, query: BatchQuery<Row>): AsyncGenerator<Batch<Row>, void> {
  const cursor = await openCursor(db, query)
  let prefetched: Promise<Row[]> = Promise.resolve([])
  const prefetch = () => {
    prefetched = cursor.next()
    // A failure is thrown where the batch is awaited; this prevents an unhandled rejection until then.
    prefetched.catch(() => {})
  }
  try {
    const total = await cursor.total()
    prefetch()
    for (let isLast = false; !isLast; ) {
      const rows: Row[] = await prefetched
      isLast = rows.length < query.size
      // The database reads the next batch while this one is sent.
      if (!isLast) prefetch()
      yield { rows, total, isLast }
    }
  } finally {
    await prefetched.catch(() => {})
    await cursor.close()
  }
}

async function openCursor<Row>(db: Db, { count, rows, size }: BatchQuery<Row>) {
  // A cursor declared in SQL is planned for its first rows (`cursor_tuple_fraction`); a cursor of the wire protocol is not.
  const { sql: text, parameters } = rows.compile()
  const declaration = CompiledQuery.raw(`${unpreparedMark} declare batches cursor for ${text}`, [...parameters])
  const snapshot = await (db as Kysely<Tables>)
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  const close = () => snapshot.rollback().execute()
  await snapshot.executeQuery(declaration).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    total: async () => (await snapshot.executeQuery(count)).rows[0]?.total ?? 0,
    next: async () => (await sql<Row>`fetch ${sql.lit(size)} from batches`.execute(snapshot)).rows,
    close,
  }
}
