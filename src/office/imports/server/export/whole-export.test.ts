import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { importKinds } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { type Academy, academyForTest } from '#testing/academy.ts'
import { importing } from '#testing/make/make-imports.ts'

test('what is taken out comes into an empty academy as it was, quietly, and is taken out as the same files', async () => {
  const world = await academyForTest()
  await doTasks(world.portal, features)
  const { draftOf, rowsOf, run, quietly } = importing(() => world)
  const before = await takenOut(world)
  await world.db
    .selectFrom('audit_log')
    .select('id')
    .where('event', '=', 'user.academyExported')
    .executeTakeFirstOrThrow()
  expect(Object.keys(before)).toEqual(['CZYTAJ.txt', ...importKinds.map((kind, index) => fileOf(kind, index))])

  // Where all is already, the same files change nothing.
  await world.db.updateTable('students').set({ status: 'ACTIVE' }).where('merged_into', 'is', null).execute()
  await world.db.updateTable('users').set({ is_blocked: false }).where('merged_into', 'is', null).execute()
  for (const [index, kind] of importKinds.entries()) {
    const draft = await draftOf(kind, before[fileOf(kind, index)] as string)
    const wrong = (await rowsOf(draft.id)).filter(({ outcome }) => outcome === 'ERROR')
    expect({ kind, create: draft.rows_create, change: draft.rows_change, wrong }).toEqual({
      ...{ kind, create: 0, change: 0, wrong: [] },
    })
    expect(draft.rows_nothing).toBeGreaterThan(3)
  }

  await empty(world.db)
  for (const [index, kind] of importKinds.entries()) {
    const draft = await draftOf(kind, before[fileOf(kind, index)] as string)
    const wrong = (await rowsOf(draft.id)).filter(({ outcome }) => outcome !== 'CREATE')
    expect({ kind, wrong }).toEqual({ kind, wrong: [] })
    expect(await quietly(() => run(draft))).toMatchObject({ state: 'DONE', rows_error: 0 })
  }
  const after = await takenOut(world)
  for (const name of Object.keys(before)) expect(after[name]?.split('\r\n'), name).toEqual(before[name]?.split('\r\n'))
})

const fileOf = (kind: string, index: number) => `${index + 1}-${kind.toLowerCase()}.csv`

async function takenOut({ app, as }: Academy): Promise<Record<string, string>> {
  const cookie = [...as.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { rawPayload } = await app.inject({ url: imports.exportAcademy.path, headers: { cookie } })
  return Object.fromEntries(Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** Of the academy remain its colleagues, levels and price list. */
async function empty(db: Db): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`truncate participants, trainings, certificates, vouchers, student_packages, students, pro_artists cascade`.execute(
      one,
    )
    const others = sql`(
      select users.id from users join roles on roles.id = main_role_id where roles.name in ('client', 'pro-artist')
    )`
    await sql`delete from user_roles where user_id in ${others}`.execute(one)
    await sql`delete from users where id in ${others}`.execute(one)
    await sql`set session_replication_role = origin`.execute(one)
  })
}
