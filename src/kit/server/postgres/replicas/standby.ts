import { sql } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type Db, openDatabase, openPool } from '../database.ts'

/** A server that follows the primary and answers reading calls that may lag (`mayLag`). */
export type Standby = {
  /** Its connections, if it is close enough and shows what a transaction wrote; null: ask the primary. */
  showing(transaction: string | null): Promise<Db | null>
  /** After a failure: it is used again once a check has succeeded. */
  setAside(): void
  close(): Promise<void>
}

type Options = {
  /** In seconds: how far behind the primary it may be. */
  maxLag: number
  /** In milliseconds: how long it may take to answer when it is observed. */
  longestAnswer?: number
  log: Pick<Logger, 'warn' | 'info'>
}

const observedEvery = 1000

/** Observes primary and standby each second: away, silent, promoted, of another cluster or too far behind, it answers nothing. */
export function followStandby(
  primary: Db,
  connection: pg.PoolConfig,
  { maxLag, longestAnswer = 5000, log }: Options,
): Standby {
  const db = openDatabase(openPool({ ...connection, isStandby: true }))
  const observed = openPool({ ...connection, isStandby: true, max: 1, connectionTimeoutMillis: longestAnswer })
  const isCloseAt = closeness(maxLag)
  /** Every transaction before this one has ended and is visible on the standby. */
  let endedBefore = 0n
  let isUsable: boolean | null = null

  const become = (usable: boolean, reason: string) => {
    if (usable === isUsable) return
    isUsable = usable
    if (usable) log.info('the standby answers lists, exports and charts')
    else log.warn({ reason }, 'the standby is not asked: the primary answers')
  }
  const observe = async () => {
    const at = Date.now()
    const [leading, following] = await Promise.all([stateOfPrimary(primary), stateOfStandby(observed, longestAnswer)])
    endedBefore = BigInt(following.endedBefore)
    const isClose = isCloseAt(at, leading.written, following.replayed)
    if (following.cluster !== leading.cluster) become(false, 'it follows another server')
    else if (!following.isInRecovery) become(false, 'it follows no server')
    else become(isClose, `it is more than ${maxLag} s behind`)
  }
  let observing: Promise<void> | null = null
  let begunAt = 0
  /** One at a time: while one takes longer than it may, nothing is known, and none is begun. */
  const observeNext = () => {
    if (observing) {
      if (Date.now() - begunAt > longestAnswer) become(false, 'it was not observed in time')
      return
    }
    begunAt = Date.now()
    observing = observe()
      .catch((error: Error) => become(false, error.message))
      .finally(() => {
        observing = null
      })
  }
  observeNext()
  const timer = setInterval(observeNext, observedEvery).unref()

  return {
    showing: async (transaction) => {
      if (!isUsable) return null
      if (transaction === null || BigInt(transaction) < endedBefore) return db
      const isShown = await isVisible(db, transaction).catch((error: Error) => {
        become(false, error.message)
        return false
      })
      return isShown ? db : null
    },
    setAside: () => become(false, 'a question failed'),
    close: async () => {
      clearInterval(timer)
      await observing
      await Promise.all([db.destroy(), observed.end()])
    },
  }
}

/** Whether a standby has replayed what the primary had written `maxLag` seconds ago, or, before that long has passed, at first. */
function closeness(maxLag: number) {
  const marks: { at: number; written: number }[] = []
  return (at: number, written: number, replayed: number): boolean => {
    marks.push({ at, written })
    while (marks[1] && marks[1].at <= at - maxLag * 1000) marks.shift()
    return replayed >= (marks[0]?.written ?? Number.POSITIVE_INFINITY)
  }
}

/** Positions in the write-ahead log are in bytes. */
async function stateOfPrimary(db: Db) {
  const query = sql<{ cluster: string; written: number }>`
    select (select system_identifier from pg_control_system())::text as cluster, pg_current_wal_flush_lsn() - '0/0' as written
  `
  return only(await query.execute(db))
}

type StateOfStandby = { cluster: string; isInRecovery: boolean; replayed: number; endedBefore: string }

/** A connection that does not answer in time is given up: another one may. */
async function stateOfStandby(pool: pg.Pool, longestAnswer: number): Promise<StateOfStandby> {
  const client = (await pool.connect()) as pg.PoolClient & pg.Client
  let isWell = false
  const giveUp = setTimeout(() => client.connection.stream.destroy(), longestAnswer)
  try {
    const answer = await client.query<StateOfStandby>(`
      select (select system_identifier from pg_control_system())::text as cluster, pg_is_in_recovery() as "isInRecovery",
        coalesce(pg_last_wal_replay_lsn() - '0/0', 0) as replayed, pg_snapshot_xmin(pg_current_snapshot())::text as "endedBefore"
    `)
    isWell = true
    return only(answer)
  } finally {
    clearTimeout(giveUp)
    client.release(!isWell)
  }
}

/**
 * By `pg_xact_status`, which fails for a transaction that the standby has not received. `pg_visible_in_snapshot` is
 * wrong there: the snapshots of a standby do not list the running transactions.
 */
async function isVisible(db: Db, transaction: string): Promise<boolean> {
  const query = sql<{ is_visible: boolean }>`
    select case when ${transaction}::xid8 < pg_snapshot_xmax(pg_current_snapshot())
      then pg_xact_status(${transaction}::xid8) = 'committed' else false end as is_visible
  `
  return only(await query.execute(db)).is_visible
}

function only<Row>({ rows }: { rows: Row[] }): Row {
  return rows[0] as Row
}
