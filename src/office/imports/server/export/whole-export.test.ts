import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { importKinds } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { type Academy, academyForTest } from '#testing/academy.ts'
import { emptyPortal } from '#testing/empty-portal.ts'
import { importing } from '#testing/make/make-imports.ts'

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
  const before = await takenOut(world)
  await db.selectFrom('audit_log').select('id').where('event', '=', 'user.academyExported').executeTakeFirstOrThrow()
  expect(Object.keys(before)).toEqual([
    'CZYTAJ.txt',
    'SUMY.csv',
    ...importKinds.map((kind, index) => fileOf(kind, index)),
  ])

  // Where all is already, the same files change nothing.
  const here = importing(() => world)
  for (const [index, kind] of importKinds.entries()) {
    const draft = await here.draftOf(kind, before[fileOf(kind, index)] as string)
    const wrong = (await here.rowsOf(draft.id)).filter(({ outcome }) => outcome !== 'NOTHING')
    expect({ kind, wrong }).toEqual({ kind, wrong: [] })
    expect(draft.rows_nothing).toBeGreaterThan(3)
  }

  const sums = (await as.owner.send(imports.sums, {})).data
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
  const fresh = await emptyPortal()
  const there = importing(() => fresh)
  for (const [index, kind] of importKinds.entries()) {
    const draft = await there.draftOf(kind, before[fileOf(kind, index)] as string)
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
  const after = await takenOut(fresh)
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
})

const fileOf = (kind: string, index: number) => `${index + 1}-${kind.toLowerCase()}.csv`

async function takenOut({ app, as }: Pick<Academy, 'app'> & { as: Pick<Academy['as'], 'owner'> }) {
  const cookie = [...as.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { rawPayload } = await app.inject({ url: imports.exportAcademy.path, headers: { cookie } })
  const files = Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
  return Object.fromEntries(files) as Record<string, string>
}
