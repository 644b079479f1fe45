import { type Compilable, CompiledQuery, type Kysely, sql } from 'kysely'
import { type Db, eachTime, type Tables } from './database.ts'
import { createTurns } from './turns.ts'

export type Batch<Row> = { rows: Row[]; total: number; isLast: boolean }

type Reading<Row> = { count: Compilable<{ total: number }>; rows: Compilable<Row>; size: number }

// A slow reader keeps a connection for as long as they read; most of the pool is left for everybody else.
const turns = createTurns(4, 10_000)

/**
 * Many rows without ever holding all of them: counted and read from one snapshot, so that total and rows agree, and only
 * as fast as they are taken. Whoever takes no more calls `return()`, which frees the connection.
 */
export async function* inBatches<Row>(db: Db, { count, rows, size }: Reading<Row>): AsyncGenerator<Batch<Row>, void> {
  await turns.take()
  try {
    const snapshot = await (db as Kysely<Tables>)
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute()
    try {
      const total = (await snapshot.executeQuery(count)).rows[0]?.total ?? 0
      // Lets the database choose the plan whose first rows come soonest, as a cursor in SQL does and one of the protocol does not.
      const { sql: text, parameters } = rows.compile()
      await snapshot.executeQuery(CompiledQuery.raw(`${eachTime} declare batches cursor for ${text}`, [...parameters]))
      for (let isLast = false; !isLast; ) {
        const batch = await sql<Row>`fetch ${sql.lit(size)} from batches`.execute(snapshot)
        isLast = batch.rows.length < size
        yield { rows: batch.rows, total, isLast }
      }
    } finally {
      await snapshot.rollback().execute()
    }
  } finally {
    turns.give()
  }
}
