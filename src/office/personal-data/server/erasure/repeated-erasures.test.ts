import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { features, listeners, startWork } from '#app/server/app.ts'
import { openPortal } from '#app/server/portal.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import type { Connection } from '#kit/server/postgres/server/postgres.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { type Academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { tracesOf } from '#testing/fixtures/traces.ts'
import { leftChoice, mergeArtistsByOffice, mergeByOffice, pairOf } from '#testing/make/make-duplicates.ts'
import { cloneDatabase } from '#testing/servers/clone.ts'
import { executeDue } from './execute-erasure.ts'
import { type ErasedRecord, storeErasure } from './repeated-erasures.ts'

const declared = declaredBy(Object.values(features))

/** The demo academy as it was a moment ago. */
async function backupOfDemo() {
  const backup = await cloneDatabase(inject('academy').connection)
  onTestFinished(backup.drop)
  return backup
}

async function erasedAWeekLater(world: Academy, id: number) {
  await world.as.owner.send(erasures.requestUser, { id, is_settled: true })
  world.clock.advance({ days: 8 })
  await executeDue({ ...world.portal, clock: world.clock.now }, listeners, declared)
}

/** A portal that starts with the files as they are and a restored database. */
async function started({ config }: Academy, connection: Connection): Promise<Portal> {
  const restored = await openPortal(config, connection)
  onTestFinished(restored.close)
  return restored
}

async function allErased(restored: Portal) {
  await startWork(restored)
  await vi.waitFor(async () => {
    const left = await restored.db.selectFrom('erasures').select('id').where('done_at', 'is', null).execute()
    expect(left).toEqual([])
  }, 30_000)
}

function repeatedOf({ db }: Portal) {
  return db
    .selectFrom('erasures')
    .select(['user_id', 'key'])
    .where('cause', '=', 'RESTORE')
    .orderBy('user_id')
    .execute()
}

const expected = ['certificates.holder', 'certificates.search']
/** The mail with the receipt aside, which is deleted once it was sent. */
async function leftOf({ db }: Portal, words: readonly string[]) {
  await db.deleteFrom('mails').where('is_forgotten', '=', true).execute()
  return (await tracesOf(db, words)).filter((place) => !expected.includes(place))
}

test('erased people are erased again by a portal that starts on a restored backup, and nobody else is', async () => {
  const world = await academyForTest()
  const backup = await backupOfDemo()
  const { id } = await world.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast.student.email)
    .executeTakeFirstOrThrow()
  await erasedAWeekLater(world, id)
  // Of somebody with a number that is another's in the backup.
  const line = { user: id + 1, artist: null, made_at: '2020-01-01T00:00:00.000Z', at: '2020-01-02T00:00:00.000Z' }
  await world.portal.storage.create('erasures/9b2f6c1e-8d7a-4c53-9f0e-2a1b3c4d5e6f.json', JSON.stringify(line))

  const restored = await started(world, backup.connection)
  const blocked = await restored.db.selectFrom('users').select('is_blocked').where('id', '=', id).executeTakeFirst()
  expect(blocked).toEqual({ is_blocked: true })
  expect(await repeatedOf(restored)).toHaveLength(1)
  await allErased(restored)
  const name = `${cast.student.first_name} ${cast.student.last_name}`
  expect(await leftOf(restored, [cast.student.email, name])).toEqual([])
})

test('a person who was renamed before the backup is erased again by the former name and email', async () => {
  const world = await academyForTest()
  const backup = await backupOfDemo()
  const restored = await started(world, backup.connection)
  const { id, first_name, last_name, email } = await world.db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('email', '=', cast.student.email)
    .executeTakeFirstOrThrow()
  const name = `${first_name} ${last_name}`
  for (const { db } of [world, restored])
    await sql`
      with account as (
        update users set last_name = 'Ciepła', email = 'ciepla@example.test' where id = ${id}
      ), student as (
        update students set last_name = 'Ciepła', email = 'ciepla@example.test' where user_id = ${id}
      )
      insert into mails ("to", subject, text, html, created_at)
      values (${cast.office.email}, ${name}, ${email}, '', now()), (${email}, 'Seat', 'Seat', '', now())
    `.execute(db)
  await erasedAWeekLater(world, id)
  expect(await leftOf(restored, [name, email])).toEqual(expect.arrayContaining(['mails.subject', 'mails.to']))

  await allErased(await started(world, backup.connection))
  expect(await leftOf(restored, [name, email, 'ciepla@example.test'])).toEqual([])
})

describe('of three records that were merged into one and erased', () => {
  test.each(['students', 'pro_artists'] as const)(
    '%s: a backup from before the merges, once restored, has none of the three, however often it starts',
    async (table) => {
      const world = await academyForTest()
      const backup = await backupOfDemo()
      const people = await mergedOverEachOther(world, table)
      const [last] = people.slice(-1)
      await erasedAWeekLater(world, last?.user_id ?? 0)
      const words = people.flatMap(({ first_name, last_name, email }) => [email, `${first_name} ${last_name}`])
      expect(await leftOf(world.portal, words)).toEqual([])

      const restored = await started(world, backup.connection)
      const { rows: blocked } = await sql<{ is_blocked: boolean; merged_into: number | null }>`
      select is_blocked, merged_into from users where id = any(${people.map(({ user_id }) => user_id)}::int[])
    `.execute(restored.db)
      expect(blocked).toEqual(people.map(() => ({ is_blocked: true, merged_into: null })))
      const repeated = await repeatedOf(restored)
      expect(repeated.map(({ user_id }) => user_id)).toEqual(people.map(({ user_id }) => user_id).sort((a, b) => a - b))
      // It is started again before the queue did its work.
      const again = await started(world, backup.connection)
      expect(await repeatedOf(again)).toEqual(repeated)
      await allErased(again)
      expect(await leftOf(again, words)).toEqual([])
    },
  )

  test('one from after the merges erases the person once, with all that was merged', async () => {
    const world = await academyForTest()
    const people = await mergedOverEachOther(world)
    const [last] = people.slice(-1)
    // What an erasure after the backup stored.
    const key = '1c2d3e4f-8d7a-4c53-9f0e-2a1b3c4d5e6f'
    const { rows } = await sql<ErasedRecord>`
      select id as user, null::int as artist, created_at as made_at from users
      where id = any(${people.map(({ user_id }) => user_id)}::int[]) order by id = ${last?.user_id} desc
    `.execute(world.db)
    const [own, ...former] = rows as [ErasedRecord, ...ErasedRecord[]]
    await storeErasure(world.portal, key, { ...own, at: new Date().toISOString(), former })
    const restored = await started(world, world.connection)
    expect(await repeatedOf(restored)).toEqual([{ user_id: last?.user_id, key }])
  })
})

/** Those of the demo who have nothing that others keep. */
const withoutTraces = {
  students: sql`students.status = 'ACTIVE' and not exists (select from participants where student_id = students.id)
    and not exists (select from waiting_students where student_id = students.id)`,
  pro_artists: sql`invitation_status = 3 and not exists (select from trainings where pro_artist_id = pro_artists.id)
    and not exists (select from student_packages where pro_artist_id = pro_artists.id)
    and not exists (select from status_upgrade_requests where pro_artist_id = pro_artists.id)`,
} as const

/** Three people of the demo, the first merged into the second and that one into the third. */
async function mergedOverEachOther(world: Academy, table: 'students' | 'pro_artists' = 'students') {
  const { db } = world
  const { rows } = await sql<{ id: number; user_id: number; first_name: string; last_name: string; email: string }>`
    select id, user_id, first_name, last_name, email from ${sql.table(table)}
    where merged_into is null and ${withoutTraces[table]} and email <> all(${Object.values(cast).map(({ email }) => email)}::text[])
      and (
        select array_agg(name) from user_roles join roles on roles.id = role_id where user_roles.user_id = ${sql.table(table)}.user_id
      ) = array[${table === 'students' ? 'client' : 'pro-artist'}]
    order by id limit 3
  `.execute(db)
  expect(rows).toHaveLength(3)
  for (const [one, other] of [rows.slice(0, 2), rows.slice(1)] as [(typeof rows)[number], (typeof rows)[number]][]) {
    const { id } = await pairOf(db, one.id, other.id, table === 'students' ? 'STUDENTS' : 'ARTISTS')
    if (table === 'students') await mergeByOffice(world, id, { ...leftChoice, kept: 'right' })
    else await mergeArtistsByOffice(world, id, 'right')
  }
  return rows
}
