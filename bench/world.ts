import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { openPortal } from '#app/server/portal.ts'
import { seedDemo } from '#demo/seed/seed.ts'
import { bulkFill } from '#demo/volume/bulk-fill.ts'
import { seedArtists } from '#demo/volume/seed-many-artists.ts'
import { seedNotifications } from '#demo/volume/seed-many-notifications.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { socketFolder } from '#kit/server/postgres/server/socket-folder.ts'
import { startSession } from '#kit/server/session/session.ts'
import { type Config, readConfig } from '#kit/server/start/config.ts'
import { createUser } from '#people/session/server/user-rows.steps.ts'
import { addPapers } from './many-papers.ts'

/** Somebody who sends requests: the id of the account, and the cookie of its session. */
export type Reader = { id: number; cookie: string }
export type World = { connection: Connection; readers: Reader[]; hurried: Reader[]; office: Reader[]; poland: number }
export type Connection = { host: string; port: number; user: string; database: string }

export const size = {
  artists: 100_000,
  people: 1000,
  unread: 100,
  hurried: 400,
  news: 5,
  office: 150,
  auditLines: 1_000_000,
}

/** Reused between runs, as long as it would be made the same way. */
export const dataDir = '.bench'

const config = (folder = dataDir): Config => readConfig({ ATELIER_DATA_DIR: folder, LOG_LEVEL: 'warn' })

/** The demo academy with all those artists and notifications: made by the first run, in some minutes. */
export function prepareWorld(): Promise<void> {
  return prepare(dataDir, async (portal) => {
    await seedArtists(portal.db, size.artists)
    // The first readers have a hundred each, those after them just the news.
    await seedNotifications(portal, size.people * size.unread, size.people)
    await seedNotifications(portal, size.hurried * size.news, size.hurried)
    await addOffice(portal)
    await addAuditLines(portal)
  })
}

/** The demo academy with so many artists; answers where it is. */
export async function prepareArtists(artists: number): Promise<string> {
  const folder = `${dataDir}-${artists}`
  await prepare(folder, async (portal) => {
    await seedArtists(portal.db, artists)
    await addPapers(portal.db)
    // One in eleven waits for an answer, or sends what is missing.
    await sql`
      update pro_artists set invitation_status = ('{0,1,2,4,5}'::integer[])[1 + id % 5]
      where id % 11 = 0 and email like 'many.%'
    `.execute(portal.db)
    await sql`vacuum analyze pro_artists`.execute(portal.db)
    await addOffice(portal)
  })
  return folder
}

async function prepare(folder: string, fill: (portal: Portal) => Promise<void>): Promise<void> {
  const seal = join(folder, 'made-by')
  const wanted = await fingerprint()
  if (existsSync(seal) && readFileSync(seal, 'utf8') === wanted) return
  await rm(folder, { recursive: true, force: true })
  const begin = performance.now()
  const portal = await openPortal(config(folder))
  try {
    await seedDemo(portal)
    await fill(portal)
  } finally {
    await portal.close()
  }
  await writeFile(seal, wanted)
  console.log(`… in ${Math.round((performance.now() - begin) / 1000)} s`)
}

async function addOffice({ db, clock }: Portal): Promise<void> {
  const office = { first_name: 'Anna', last_name: 'Biuro', language_name: 'pl' as const }
  for (let number = 0; number < size.office; number++)
    await createUser(db, { ...office, email: `office.${number}@many.example` }, 'administrator', clock())
}

/** A line every two minutes, of the four things that happen most, by the office and by everybody else. */
async function addAuditLines({ db }: Portal): Promise<void> {
  await db.transaction().execute((tx) =>
    bulkFill(tx, ['audit_log'], ['audit_log'], async () => {
      await sql`
        insert into audit_log (event, subject_id, user_id, details, ip, at)
        select
          (array['benefit.updated', 'message.sent', 'user.signedIn', 'proArtist.accepted'])[1 + n % 4], 1 + n % 5000,
          case when n % 3 = 0 then 2 else 1 + n % 90000 end, '{}', '203.0.113.7', now() - n * interval '2 minutes'
        from generate_series(1, ${size.auditLines}::int) n
      `.execute(tx)
      await sql`truncate audit_log_weeks`.execute(tx)
      await sql`update audit_log_counted set before = '-infinity'`.execute(tx)
      await sql`select count_audit_log(now())`.execute(tx)
    }),
  )
  await sql`vacuum analyze audit_log`.execute(db)
}

/** Signs everybody in, while the portal runs. */
export async function signIn(folder = dataDir): Promise<World> {
  const connection = { host: socketFolder(resolve(folder)), port: 5432, user: 'atelier', database: 'atelier' }
  const db = openDatabase(openPool(connection))
  const now = new Date()
  const sessionOf = async ({ id }: { id: number }): Promise<Reader> => {
    const session = await startSession(db, id, { ip: '127.0.0.1', userAgent: 'benchmark' }, now)
    return { id, cookie: `atelier_session=${session}` }
  }
  const people = (like: string) =>
    db.selectFrom('users').select('id').where('email', 'like', like).orderBy('id').execute()
  const all = await people('reader.%@many.example')
  const readers = await Promise.all(all.slice(0, size.people).map(sessionOf))
  const hurried = await Promise.all(all.slice(size.people).map(sessionOf))
  const office = await Promise.all((await people('office.%@many.example')).map(sessionOf))
  const poland = await db.selectFrom('countries').select('id').where('code', '=', 'PL').executeTakeFirstOrThrow()
  await db.destroy()
  return { connection, readers, hurried, office, poland: poland.id }
}

/** Of what makes the rows: a folder of an older portal is migrated by the one that opens it. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(size))
  const makers = ['bulk-fill', 'seed-many-artists', 'seed-many-notifications'].map(
    (name) => `src/demo/volume/${name}.ts`,
  )
  for (const file of ['bench/world.ts', 'bench/many-papers.ts', ...makers]) hash.update(await readFile(file))
  return hash.digest('hex')
}
