import type { Resolver } from 'node:dns/promises'
import type { Storage } from '#kit/server/files/storage.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import type { Config } from '#kit/server/start/config.ts'

/** What the doctor looks at. Nothing but a probe in the storage is written, and that is removed. */
export type Place = {
  config: Config
  /** Null where it cannot be reached. */
  db: Db | null
  /** Why it cannot be reached. */
  away: string
  storage: Storage
  resolver: Pick<Resolver, 'resolveTxt'>
  clock: () => Date
  nodeVersion: string
  needs: Needs
}

/** What is enough. */
export type Needs = { freeBytes: number; transactionSeconds: number; certificateDays: number }
export const usualNeeds: Needs = { freeBytes: 2 * 1024 ** 3, transactionSeconds: 600, certificateDays: 14 }

export type Finding = {
  /** Skipped: it could not be looked at, for a reason that another line has. */
  state: 'ok' | 'warning' | 'failure' | 'skipped'
  /** What it is, in a sentence. */
  message: string
  /** What to do about it. */
  todo?: string
}

export type Check = (place: Place) => Promise<Finding>
/** By their names, which stay. */
export type Checks = Record<string, Check>

export const fine = (message: string): Finding => ({ state: 'ok', message })
export const skipped = (message: string): Finding => ({ state: 'skipped', message })
export const warning = (message: string, todo: string): Finding => ({ state: 'warning', message, todo })
export const failure = (message: string, todo: string): Finding => ({ state: 'failure', message, todo })

/** A check that needs the database. */
export function asking(check: (db: Db, place: Place) => Promise<Finding>): Check {
  return async (place) => (place.db ? check(place.db, place) : skipped('The database cannot be reached.'))
}
