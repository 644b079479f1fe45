import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished, vi } from 'vitest'
import { createApp, listeners } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import type { RoleName } from '#kit/contract/permissions.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { sessionCookie } from '#kit/server/http/http-session.ts'
import { sendBroadcasts } from '#kit/server/jobs/broadcasts.ts'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'
import { startSession } from '#kit/server/session/session.ts'
import type { Config } from '#kit/server/start/config.ts'
import { createUser } from '#people/session/server/user-rows.steps.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { lastMail } from '#testing/fixtures/sent-mails.ts'
import '#testing/server-errors.ts'
import { insertCompletedArtist } from '#testing/make/make-artists.ts'
import { acceptTermsFor } from '#testing/make/make-terms.ts'
import { cloneDatabase } from '#testing/servers/clone.ts'
import { testConfig } from '#testing/test-config.ts'
import { type Server, Visitor } from '#testing/visitor.ts'

export const accounts = ['owner', 'office', 'artist', 'student'] as const
export type Account = (typeof accounts)[number]
export type Academy = Awaited<ReturnType<typeof academy>>

/** The demo academy on a database and a data folder of its own, with a clock that tests move; its database may be reached `through` a pooler. */
export async function academy(settings: Partial<Config> = {}, through?: Pooler) {
  const template = inject('academy')
  const { connection, drop } = await cloneDatabase(template.connection)
  const dataDir = mkdtempSync(join(tmpdir(), 'atelier-data-'))
  // Of so many small files each await would cost more than the file.
  cpSync(join(template.dataDir, 'files'), join(dataDir, 'files'), { recursive: true })
  const remove = async () => {
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return academyOn({ connection, through, dataDir, remove }, settings)
}

type Pooler = Pick<Connection, 'host' | 'port'>
type Place = { connection: Connection; through?: Pooler | undefined; dataDir: string; remove: () => Promise<void> }

/** The same on a copy of the seeded folder and its database. */
export async function academyOn({ connection, through, dataDir, remove }: Place, settings: Partial<Config> = {}) {
  const config = { ...testConfig(dataDir), ...settings }
  const portal = await openPortal(config, { ...connection, ...through })
  const { db } = portal
  const clock = movableClock()
  const app = await createApp({ ...portal, clock: clock.now })
  await sendBroadcasts(portal, listeners)
  const signedIn = (email: string) => signIn(app, { ...portal, clock: clock.now }, email)

  const visitor = (account: Account) => signedIn(cast[account].email)
  // One after the other, over one connection: opening one costs the database more than the queries on it.
  const visitors: [Account, Visitor][] = []
  for (const account of accounts) visitors.push([account, await visitor(account)])
  const as = Object.fromEntries(visitors) as Record<Account, Visitor>

  return {
    app,
    portal,
    db,
    connection,
    config,
    clock,
    as,
    /** One of these in one more browser, with a session of its own. */
    visitor,
    /** Somebody who has just opened the portal, somewhere else than everybody before. */
    guest: () => Visitor.arriving(app, newAddress()),
    /** Somebody new with an account, signed in: for tests that would be in the way of others. */
    person: async (role: RoleName, language_name: Language = 'pl') => {
      const email = `${role}-${newNumber()}@example.com`
      const someone = { first_name: 'Anna', last_name: 'Nowak', email, language_name }
      const id = (await createUser(db, someone, role, clock.now())) as number
      const { password } = cast.office
      const { password_hash } = await db
        .selectFrom('users')
        .select('password_hash')
        .where('email', '=', cast.office.email)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('users')
        .set({ password_hash, email_proven_at: clock.now().toISOString() })
        .where('id', '=', id)
        .execute()
      if (role === 'pro-artist') await insertCompletedArtist(db, id, { email })
      await acceptTermsFor(db, { only: id })
      return { id, account: { email, password }, visitor: await signedIn(email) }
    },
    /** Waits until the queued broadcasts have run. */
    untilNotified: () => untilBroadcast(db),
    lastMail: (to: string) => lastMail(db, to),
    close: async () => {
      await app.close()
      await portal.close()
      await remove()
    },
  }
}

export function untilBroadcast(db: Portal['db']): Promise<void> {
  return vi.waitFor(async () => {
    const waiting = await db.selectFrom('broadcasts').select('audit_id').execute()
    if (waiting.length > 0) throw new Error('Not everybody has been told.')
  }, 20_000)
}

/** Somebody with a session on a portal. */
export async function signIn(
  server: Server,
  { db, config, clock }: Pick<Portal, 'db' | 'config' | 'clock'>,
  email: string,
): Promise<Visitor> {
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const client = { ip: newAddress(), userAgent: 'test' }
  const session = await startSession(db, id, client, clock())
  return Visitor.withSession(server, client.ip, session, sessionCookie(config))
}

/**
 * An academy that is dropped when its test ends. Building one takes time, so tests share one from `beforeAll` where
 * they can.
 */
export async function academyForTest(...options: Parameters<typeof academy>) {
  const world = await academy(...options)
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

let numbers = 0

function newNumber() {
  numbers += 1
  return numbers
}

function newAddress() {
  const number = newNumber()
  return `10.0.${number >> 8}.${number & 255}`
}
