import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { databaseFigures } from './database-figures.ts'
import type { Watched } from './watched.ts'

/** The Prometheus metrics of a running portal. */

/** In seconds. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The metrics of a running portal for Prometheus. Loaded only where METRICS_PORT is set. */
export function openMetrics(watched: Watched) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const readDatabase = databaseFigures(register, watched.database)

  new Gauge({
    name: 'atelier_database_connections',
    help: 'Connections of this process by pool: in use, idle, and how many requests wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(watched.pools)) {
        this.set({ pool, state: 'in_use' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  new Gauge({
    name: 'atelier_warning',
    help: 'Problems that the owner sees on the dashboard, 1 each',
    labelNames: ['warning'],
    registers,
    collect() {
      this.reset()
      for (const warning of watched.warnings) this.set({ warning }, 1)
    },
  })

  return {
    /** Everything in Prometheus's text format. */
    text: async () => {
      await readDatabase()
      return register.metrics()
    },
    contentType: register.contentType,
    requests: new Histogram({
      name: 'atelier_http_request_duration_seconds',
      help: 'Until the last byte of an answer was taken; by the pattern of the route, never by an address',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    slowStatements: new Counter({
      name: 'atelier_slow_statements_total',
      help: 'Statements that took longer than SLOW_STATEMENT; the log names them',
      registers,
    }),
    storageErrors: new Counter({
      name: 'atelier_storage_errors_total',
      help: 'Failed operations on stored files',
      labelNames: ['operation'],
      registers,
    }),
    storageBytes: new Counter({
      name: 'atelier_storage_bytes_total',
      help: 'Bytes of files that were written to the storage and read from it',
      labelNames: ['direction'],
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof openMetrics>
