import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/kit/config.ts'
import type { Db } from '#server/kit/database.ts'
import { openPortal } from '#server/kit/portal.ts'
import { cast } from './cast.ts'
import { cloneDatabase } from './clone.ts'
import { testConfig } from './config.ts'
import { Visitor } from './visitor.ts'

export type Account = 'owner' | 'office' | 'artist' | 'student'

/** The demo academy on a database and a data folder of its own, with a clock that tests move. */
export async function academy(settings: Partial<Config> = {}) {
  const template = inject('academy')
  const { connection, drop } = await cloneDatabase(template.connection)
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-data-'))
  await cp(join(template.dataDir, 'files'), join(dataDir, 'files'), { recursive: true })
  const portal = await openPortal({ ...testConfig(dataDir), ...settings }, connection)
  const clock = movableClock()
  const app = await createApp({ ...portal, clock: clock.now })

  const as = Object.fromEntries(
    await Promise.all(
      (['owner', 'office', 'artist', 'student'] as const).map(async (name) => [
        name,
        await Visitor.signedIn(app, cast[name]),
      ]),
    ),
  ) as Record<Account, Visitor>

  return {
    app,
    portal,
    db: portal.db,
    dataDir,
    clock,
    as,
    /** Somebody who has just opened the portal. */
    stranger: () => Visitor.arriving(app),
    lastMail: (to: string) => lastMail(portal.db, to),
    close: async () => {
      await app.close()
      await portal.close()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** An academy that goes when its test ends; several tests that only read share one from `beforeAll` instead. */
export async function academyForTest(settings?: Partial<Config>) {
  const world = await academy(settings)
  onTestFinished(world.close)
  return world
}

function movableClock() {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      offset += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}

/** The newest mail to an address, with the link that its button opens. */
async function lastMail(db: Db, to: string) {
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('to', '=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const route = /\/#\/(\S+)$/m.exec(mail.text ?? '')?.[1] ?? null
  return { ...mail, route }
}
