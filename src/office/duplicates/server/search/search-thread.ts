/** The thread that compares everybody with everybody. */

import { workerData } from 'node:worker_threads'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { fromData } from '#kit/server/postgres/replicas/servers.ts'
import { searchAll } from './search.steps.ts'

const { connection, now } = workerData
const db = openDatabase(openPool({ ...fromData(connection), max: 1 }))
try {
  await searchAll({ db, clock: () => now })
} finally {
  await db.destroy()
}
