import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { seedArtists } from '#demo/volume/seed-many-artists.ts'
import { type Db, openDatabase, openPool } from '#kit/server/postgres/database.ts'
import { embeddedConnection, startPostgres } from '#kit/server/postgres/server/postgres.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { redemptions } from '#teaching/redemptions/contract/redemptions.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { startPortalProcess } from '#testing/servers/portal-process.ts'
import { seededFolder } from '#testing/servers/seeded-folder.ts'
import { Visitor } from '#testing/visitor.ts'
import { photograph } from './photographs.ts'
import { addSeats, type Given } from './redeeming.ts'

/*
 * `node bench/bytes.ts --artists 20000`: what people and what they do take of the disk, for docs/scale.md: an artist with sales, trainings, seats and reviews in the database, a
 * redemption in the write-ahead log, a photograph in its three sizes.
 */

const { values } = parseArgs({ options: { artists: { type: 'string', default: '20000' } } })
const artists = Number(values.artists)
const redeemed = 50
const photographs = 4

const dataDir = await mkdtemp(join(tmpdir(), 'atelier-bytes-'))
await cp(await seededFolder(), dataDir, { recursive: true })
await weighRows()
const portal = await startPortalProcess(dataDir, {
  ATELIER_ALLOW_UNSAFE_DATABASE: '1',
  REQUESTS_PER_MINUTE: '1000000',
})
const db = openDatabase(openPool({ ...embeddedConnection(dataDir), max: 2 }))
try {
  const office = await (await Visitor.arriving(portal.server)).signIn(cast.office)
  const given = await addSeats(db, redeemed)
  // The seeded folder has this turned off: it makes the first change of a page after a checkpoint larger.
  await sql`alter system set full_page_writes = on`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  await sql`checkpoint`.execute(db)
  const begun = await position(db)
  for (const one of given) await office.send(redemptions.redeem, one as Given)
  console.log(
    `a redemption: ${Math.round(((await position(db)) - begun) / redeemed)} bytes of the write-ahead log, after a checkpoint`,
  )
  const again = await addSeats(db, redeemed)
  const warm = await position(db)
  for (const one of again) await office.send(redemptions.redeem, one as Given)
  console.log(
    `a redemption: ${Math.round(((await position(db)) - warm) / redeemed)} bytes of the write-ahead log, between two checkpoints`,
  )

  const artist = await (await Visitor.arriving(portal.server)).signIn(cast.artist)
  const words = { pl: 'Zdjęcia', 'en-US': 'Photographs' }
  const work = {
    title: words,
    description: words,
    health: 'NONE' as const,
    technique: 'LIPS' as const,
    performed_on: '2026-01-15',
  }
  const { data } = await artist.send(portfolio.create, work)
  const photo = new File([await photograph()], 'photo.jpg', { type: 'image/jpeg' })
  const known = await files(dataDir)
  for (let number = 0; number < photographs; number++)
    await artist.send(portfolio.addImage, { id: data.id, file: photo, stage: 'AFTER' })
  const added = [...(await files(dataDir))].filter(([path]) => !known.has(path))
  const bySize = Map.groupBy(added, ([path]) => path.split('/').at(-1) as string)
  for (const [size, all] of bySize)
    console.log(
      `a photograph, ${size}: ${Math.round(all.reduce((sum, [, bytes]) => sum + bytes, 0) / all.length)} bytes`,
    )
} finally {
  await db.destroy()
  await portal.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

/** Before the portal starts, whose own work such a bulk of rows would lock out. */
async function weighRows(): Promise<void> {
  const postgres = await startPostgres({ dataDir, log: console })
  const db = openDatabase(openPool({ ...postgres.connection, max: 2 }))
  const before = await sizes(db)
  await seedArtists(db, artists)
  const after = await sizes(db)
  await db.destroy()
  await postgres.stop()
  const grown = [...after]
    .map(([table, { heap, all }]) => {
      const was = before.get(table) ?? { heap: 0, all: 0 }
      return { table, heap: (heap - was.heap) / artists, all: (all - was.all) / artists }
    })
    .sort((one, other) => other.all - one.all)
  const total = (which: 'heap' | 'all') => grown.reduce((sum, row) => sum + row[which], 0)
  const [all, indexes] = [total('all'), total('all') - total('heap')]
  console.log(`${artists} artists: ${all.toFixed(0)} bytes each, ${indexes.toFixed(0)} of them of indexes`)
  for (const row of grown.slice(0, 10)) console.log(`  ${row.table}: ${row.all.toFixed(0)}`)
}

async function sizes(db: Db) {
  const { rows } = await sql<{ table: string; heap: number; all: number }>`
    select relname as table, pg_table_size(oid)::bigint as heap, pg_total_relation_size(oid)::bigint as all
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(db)
  return new Map(rows.map(({ table, heap, all }) => [table, { heap, all }]))
}

async function position(db: Db): Promise<number> {
  const { rows } = await sql<{ at: number }>`select (pg_current_wal_insert_lsn() - '0/0')::bigint as at`.execute(db)
  return rows[0]?.at ?? 0
}

async function files(folder: string): Promise<Map<string, number>> {
  const root = join(folder, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(paths.map(async (path) => [path, (await stat(path)).size] as const)))
}
