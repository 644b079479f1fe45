import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Db } from 'pg-boss'
import { openPool, type PoolOptions } from '#kit/server/postgres/database.ts'

type Listen = NonNullable<Db['listen']>
type Subscription = {
  channel: string
  onNotification: (payload: string) => void
  /** After each connection, the first one included: what was sent before it is lost. */
  onConnect: () => void
}

/** In milliseconds: how soon a lost connection is opened again, and how often it is checked. */
const pause = 1000
const heartbeat = 10_000

/** The queue's own connections, which find the server that leads as all others do. */
export function queueDatabase(connection: PoolOptions, listeningAt: PoolOptions | null) {
  const pool = openPool({ ...connection, max: 3, isPrepared: false })
  const db: Db = {
    executeSql: (text, values) => pool.query(text, values),
    ...(listeningAt && {
      listen: (channel: string, onNotification: (payload: string) => void, onConnect: () => void) =>
        listen(listeningAt, { channel, onNotification, onConnect }),
    }),
  }
  return { db, pool }
}

/** Listens until it is closed: on a connection of its own, and on the next one where that ends. */
async function listen(connection: PoolOptions, subscription: Subscription): ReturnType<Listen> {
  const pool = openPool({ ...connection, max: 1, isPrepared: false })
  const closing = new AbortController()
  const listening = (async () => {
    while (!closing.signal.aborted) {
      await listenUntilLost(pool, subscription, closing.signal).catch(() => {})
      await setTimeout(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  })()
  return {
    close: async () => {
      closing.abort()
      await listening
      await pool.end()
    },
  }
}

/** Rejects once the connection is lost or the signal aborts. */
async function listenUntilLost(
  pool: pg.Pool,
  { channel, onNotification, onConnect }: Subscription,
  closing: AbortSignal,
): Promise<void> {
  const client = await pool.connect()
  const lost = new AbortController()
  client.once('end', () => lost.abort())
  client.on('notification', ({ payload = '' }) => onNotification(payload))
  try {
    await client.query(`LISTEN "${channel}"`)
    onConnect()
    const ended = AbortSignal.any([closing, lost.signal])
    for (;;) {
      await setTimeout(heartbeat, undefined, { signal: ended, ref: false })
      await client.query('SELECT 1')
    }
  } finally {
    client.release(true)
  }
}
