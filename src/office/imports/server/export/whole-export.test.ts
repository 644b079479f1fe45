import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { importKinds } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { type Academy, academyForTest } from '#testing/academy.ts'
import { emptyPortal } from '#testing/empty-portal.ts'
import { archiveFile, importing } from '#testing/make/make-imports.ts'

test('what is taken out comes into a new portal as it was, quietly, and is taken out as the same files', async () => {
  const world = await academyForTest()
  await doTasks(world.portal, features)
  const { db, as } = world
  await as.office.send(levels.create, {
    name: { pl: 'Mentor', 'en-US': 'Mentor', only: 'pl' },
    code: 'MENTOR',
    requirements: [],
  })
  // Two of those who have a sale, a voucher or a certificate may not sign in, and do without some mails.
  const { rows: people } = await sql<{ id: number; user_id: number }>`
    select id, user_id from students where status = 'ACTIVE' and merged_into is null
      and exists (select from student_packages where student_id = students.id and payment_status = 'PAID')
      and exists (select from vouchers where holder_id = user_id and uses_left > 0 and taken_back_at is null and blocked_at is null)
    order by id limit 2
  `.execute(db)
  expect(people).toHaveLength(2)
  for (const { id, user_id } of people) {
    await db.updateTable('students').set({ status: 'BLOCKED' }).where('id', '=', id).execute()
    await db
      .updateTable('users')
      .set({ is_blocked: true, unwanted_mails: ['packages', 'messages'] })
      .where('id', '=', user_id)
      .execute()
  }
  await keepFilesOfSome(db)
  const { tables: before, files } = await takenOut(world)
  await db.selectFrom('audit_log').select('id').where('event', '=', 'user.academyExported').executeTakeFirstOrThrow()
  expect(Object.keys(before)).toEqual([
    'CZYTAJ.txt',
    'SUMY.csv',
    ...importKinds.map((kind, index) => fileOf(kind, index)),
  ])

  expect(before['SUMY.csv']).toContain('"Zapłacono (PLN)"')
  for (const kind of ['STUDENTS', 'ARTISTS'] as const)
    expect(before[fileOf(kind, importKinds.indexOf(kind))]).toMatch(/;"\(\+48\) \d{9}";/)

  // What each table is, as the screen of a new import names it: a file is imported as its kind.
  const listed = before['CZYTAJ.txt']?.split('\r\n').filter((line) => line.includes('.csv – '))
  expect(listed?.map((line) => line.split(' – ')[0])).toEqual(importKinds.map(fileOf))
  expect(listed).toEqual(
    expect.arrayContaining(['2-packages.csv – Cennik pakietów', '6-sales.csv – Sprzedaże pakietów']),
  )

  // Where all is already, the same files change nothing.
  const here = importing(() => world)
  for (const [index, kind] of importKinds.entries()) {
    const draft = await here.draftOf(kind, before[fileOf(kind, index)] as string, archiveOf(kind, files))
    const rows = await here.rowsOf(draft.id)
    const wrong = rows.filter(({ outcome, problems }) => outcome !== 'NOTHING' || problems.length > 0)
    expect({ kind, wrong }).toEqual({ kind, wrong: [] })
    expect(draft.rows_nothing).toBeGreaterThan(3)
  }

  const sums = (await as.owner.send(imports.sums, {})).data
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
  const fresh = await emptyPortal()
  const there = importing(() => fresh)
  for (const [index, kind] of importKinds.entries()) {
    const draft = await there.draftOf(kind, before[fileOf(kind, index)] as string, archiveOf(kind, files))
    // A new portal has some levels already.
    const wrong = (await there.rowsOf(draft.id)).filter(({ outcome }) =>
      kind === 'LEVELS' ? outcome === 'ERROR' : outcome !== 'CREATE',
    )
    expect({ kind, wrong }).toEqual({ kind, wrong: [] })
    // A preview adds up what is in a file, the sums of the academy what is in its tables.
    const read = draft.sums.filter(({ name }) => name !== 'column').map(({ name, read }) => ({ kind, name, read }))
    expect(read.toSorted(byName)).toEqual(sums.filter((sum) => sum.kind === kind).toSorted(byName))
    expect(await there.quietly(() => there.run(draft))).toMatchObject({ state: 'DONE', rows_error: 0 })
  }
  expect((await fresh.as.owner.send(imports.sums, {})).data).toEqual(sums)
  const { tables: after, files: filesAfter } = await takenOut(fresh)
  const closed = await db
    .selectFrom('users')
    .select('email')
    .where('is_blocked', '=', true)
    .where('merged_into', 'is', null)
    .execute()
  const shut = await fresh.db.selectFrom('users').select('email').where('status', '=', 'BLOCKED').execute()
  const exported = closed.filter(({ email }) =>
    `${before[fileOf('STUDENTS', 2)]}${before[fileOf('ARTISTS', 3)]}`.includes(email),
  )
  expect(shut.map(({ email }) => email).sort()).toEqual(exported.map(({ email }) => email).sort())
  expect(shut.length).toBeGreaterThan(1)
  for (const name of Object.keys(before)) expect(after[name]?.split('\r\n'), name).toEqual(before[name]?.split('\r\n'))
  // Pictures are encoded once more: the same ones in the same size, but not the same bytes.
  const names = Object.keys(files)
  expect(names.filter((name) => name.includes('-photo-')).length).toBeGreaterThan(3)
  expect(names.filter((name) => name.includes('-pictures-')).length).toBeGreaterThan(3)
  expect(Object.keys(filesAfter)).toEqual(names)
  for (const name of names) expect([name, await factsOf(filesAfter[name])]).toEqual([name, await factsOf(files[name])])
  // All works are drafts, and nobody has consented to anything.
  const works = await fresh.db.selectFrom('portfolio_items').select(['status', 'consent_state']).distinct().execute()
  expect(works).toEqual([{ status: 'DRAFT', consent_state: 'NOT_ASKED' }])
})

test('files that are missing or damaged are named in the ZIP, and the rest comes along', async () => {
  const world = await academyForTest()
  await keepFilesOfSome(world.db)
  const { tables, files } = await takenOut(world)
  expect(tables).not.toHaveProperty('BRAKI.txt')
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from files join pro_artist_documents on file_id = files.id order by pro_artist_id, files.id limit 2
  `.execute(world.db)
  const [missing, damaged] = rows.map(({ storage_key: key }) =>
    join(world.config.dataDir, 'files', key.slice(0, 2), key),
  )
  for (const variant of readdirSync(missing as string)) rmSync(join(missing as string, variant))
  for (const variant of readdirSync(damaged as string))
    writeFileSync(join(damaged as string, variant), 'not the document')

  const found = await takenOut(world)
  const absent = Object.keys(files).filter((name) => !(name in found.files))
  const changed = Object.keys(found.files).filter(
    (name) => strFromU8(found.files[name] as Uint8Array) === 'not the document',
  )
  expect([absent.length, changed.length]).toEqual([1, 1])
  expect(Object.keys(found.files)).toHaveLength(Object.keys(files).length - 1)
  const named = found.tables['BRAKI.txt']?.split('\r\n').filter((line) => line.startsWith('artists/'))
  expect(named?.toSorted()).toEqual([...absent, ...changed].toSorted())
})

/** A process of its own re-encodes each: those of all take a minute. */
async function keepFilesOfSome(db: Db): Promise<void> {
  const kept = sql`(
    select id from (
      select id, dense_rank() over (order by pro_artist_id) as artist, row_number() over (partition by pro_artist_id order by id) as work
      from portfolio_items
    ) numbered where artist <= 2 and work <= 2
  )`
  await sql`delete from portfolio_items where id not in ${kept}`.execute(db)
  await sql`delete from pro_artist_documents where pro_artist_id > 4`.execute(db)
  await sql`update pro_artists set avatar_id = null where id > 4`.execute(db)
}

type Files = Record<string, Uint8Array>

const archiveOf = (kind: string, files: Files) => (kind === 'ARTISTS' ? archiveFile(files) : null)

/** The size of a picture, all of a document. */
async function factsOf(bytes: Uint8Array | undefined): Promise<unknown> {
  const content = Buffer.from(bytes ?? [])
  if (content.subarray(0, 4).toString('latin1') === '%PDF') return content.toString('base64')
  const { format, width, height } = await sharp(content).metadata()
  return { format, width, height }
}

const fileOf = (kind: string, index: number) => `${index + 1}-${kind.toLowerCase()}.csv`

async function takenOut({ app, as }: Pick<Academy, 'app'> & { as: Pick<Academy['as'], 'owner'> }) {
  const cookie = [...as.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { rawPayload } = await app.inject({ url: imports.exportAcademy.path, headers: { cookie } })
  const entries = Object.entries(unzipSync(rawPayload))
  const isFile = (name: string) => name.startsWith('artists/')
  const tables = entries.flatMap(([name, bytes]) => (isFile(name) ? [] : [[name, strFromU8(bytes)] as const]))
  const files = entries.filter(([name]) => isFile(name))
  return { tables: Object.fromEntries(tables) as Record<string, string>, files: Object.fromEntries(files) as Files }
}
