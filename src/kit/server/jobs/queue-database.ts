import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Db } from 'pg-boss'
import { openPool, type PoolOptions } from '#kit/server/postgres/database.ts'

type Listen = NonNullable<Db['listen']>

/** In milliseconds: how soon a lost connection is opened again, and how often it is checked. */
const pause = 1000
const heartbeat = 10_000

/** The queue's own connections, which find the server that leads as all others do. */
export function queueDatabase(connection: PoolOptions, listeningAt: PoolOptions | null) {
  const pool = openPool({ ...connection, max: 3, isPrepared: false })
  const db: Db = {
    executeSql: (text, values) => pool.query(text, values),
    ...(listeningAt && { listen: (...channels: Parameters<Listen>) => listen(listeningAt, ...channels) }),
  }
  return { db, pool }
}

/** Listens until it is closed: on a connection of its own, and on the next one where that ends. */
async function listen(
  connection: PoolOptions,
  channel: string,
  hear: (payload: string) => void,
  hearAgain: () => void,
): ReturnType<Listen> {
  const pool = openPool({ ...connection, max: 1, isPrepared: false })
  const closing = new AbortController()
  const listening = (async () => {
    while (!closing.signal.aborted) {
      await hearUntilLost(pool, channel, hear, hearAgain, closing.signal).catch(() => {})
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

async function hearUntilLost(
  pool: pg.Pool,
  channel: string,
  hear: (payload: string) => void,
  hearAgain: () => void,
  closing: AbortSignal,
): Promise<void> {
  const client = await pool.connect()
  const lost = new AbortController()
  client.once('end', () => lost.abort())
  client.on('notification', ({ payload = '' }) => hear(payload))
  try {
    await client.query(`LISTEN "${channel}"`)
    hearAgain()
    const ended = AbortSignal.any([closing, lost.signal])
    for (;;) {
      await setTimeout(heartbeat, undefined, { signal: ended, ref: false })
      await client.query('SELECT 1')
    }
  } finally {
    client.release(true)
  }
}
