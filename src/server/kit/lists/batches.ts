import { type Compilable, CompiledQuery, type Kysely, sql } from 'kysely'
import { createTurns } from '#server/kit/http/turns.ts'
import { type Db, eachTime, type Tables } from '#server/kit/postgres/database.ts'

export type Batch<Row> = { rows: Row[]; total: number; isLast: boolean }

type Reading<Row> = { count: Compilable<{ total: number }>; rows: Compilable<Row>; size: number }

// Whoever reads many rows keeps a connection busy meanwhile; most of the pool is left for everybody else.
const turns = createTurns(4, 10_000)

/**
 * Many rows without ever holding all of them: counted and read from one snapshot, so that total and rows agree, and only
 * as fast as they are taken. Whoever takes no more calls `return()`, which frees the connection.
 */
export async function* inBatches<Row>(db: Db, reading: Reading<Row>): AsyncGenerator<Batch<Row>, void> {
  const only = await onlyBatch(db, reading)
  if (only) {
    yield only
    return
  }
  await turns.take()
  try {
    yield* allBatches(db, reading)
  } finally {
    turns.give()
  }
}

/** What fits into one batch, however much was asked for: then it waits for no turn. */
async function onlyBatch<Row>(db: Db, reading: Reading<Row>): Promise<Batch<Row> | null> {
  const cursor = await openCursor(db, reading)
  try {
    const rows = await cursor.next()
    return rows.length < reading.size ? { rows, total: await cursor.total(), isLast: true } : null
  } finally {
    await cursor.close()
  }
}

async function* allBatches<Row>(db: Db, reading: Reading<Row>): AsyncGenerator<Batch<Row>, void> {
  const cursor = await openCursor(db, reading)
  let ahead: Promise<Row[]> = Promise.resolve([])
  const readAhead = () => {
    ahead = cursor.next()
    // Its failure is thrown where the rows are wanted; until then, while a slow reader takes the ones before, nobody waits for it.
    ahead.catch(() => {})
  }
  try {
    const total = await cursor.total()
    readAhead()
    for (let isLast = false; !isLast; ) {
      const rows: Row[] = await ahead
      isLast = rows.length < reading.size
      // The database works on the next ones while these are written.
      if (!isLast) readAhead()
      yield { rows, total, isLast }
    }
  } finally {
    await ahead.catch(() => {})
    await cursor.close()
  }
}

async function openCursor<Row>(db: Db, { count, rows, size }: Reading<Row>) {
  // Lets the database choose the plan whose first rows come soonest, as a cursor in SQL does and one of the protocol does not.
  const { sql: text, parameters } = rows.compile()
  const declaration = CompiledQuery.raw(`${eachTime} declare batches cursor for ${text}`, [...parameters])
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
