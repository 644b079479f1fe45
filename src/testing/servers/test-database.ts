import { inject } from 'vitest'
import { cloneDatabase } from '#testing/servers/clone.ts'

/** A migrated, empty database of one's own: a copy of the run's template, dropped with `drop`. */
export function workerDatabase() {
  return cloneDatabase(inject('template'))
}
