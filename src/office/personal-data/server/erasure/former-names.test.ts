import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { features, listeners } from '#app/server/app.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { merges } from '#office/duplicates/contract/merges.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { type Academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { tracesOf } from '#testing/fixtures/traces.ts'
import { leftChoice, mergeArtistsByOffice, mergeByOffice, pairOf } from '#testing/make/make-duplicates.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { executeDue } from './execute-erasure.ts'

/* A merge writes one record's name and phone over the other's: what others were told under the former ones is erased with the person. */

type Table = 'students' | 'pro_artists'

const left = { first_name: 'Bronisława', last_name: 'Zimna', phone: '+48601000111' }
const right = { first_name: 'Kunegunda', last_name: 'Ciepła', phone: '+48601000222' }
const nameOf = ({ first_name, last_name }: typeof left) => `${first_name} ${last_name}`

async function namedPerson({ db, person }: Academy, table: Table, { first_name, last_name, phone }: typeof left) {
  const { id: user_id, account } = await person(table === 'students' ? 'client' : 'pro-artist')
  if (table === 'students') await studentOf(db, account.email)
  await db.updateTable('users').set({ first_name, last_name }).where('id', '=', user_id).execute()
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set first_name = ${first_name}, last_name = ${last_name}, phone = ${phone}
    where user_id = ${user_id} returning id
  `.execute(db)
  return { id: rows[0]?.id ?? 0, user_id }
}

async function pairOfBoth(world: Academy, table: Table) {
  const one = await namedPerson(world, table, left)
  const other = await namedPerson(world, table, right)
  const { id } = await pairOf(world.db, one.id, other.id, table === 'students' ? 'STUDENTS' : 'ARTISTS')
  return { id, one, other }
}

/** The record on the right stays, and has the name and the phone of the other one from then on. */
const mergedByName = (world: Academy, table: Table, id: number) =>
  table === 'students'
    ? mergeByOffice(world, id, { ...leftChoice, kept: 'right' })
    : mergeArtistsByOffice(world, id, 'right')

/** The office reads of somebody in a notification and a mail. */
async function toldOffice({ db }: Academy, name: string, phone: string) {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast.office.email)
    .executeTakeFirstOrThrow()
  await sql`
    insert into notifications (user_id, type, params, search, created_at)
    values (${id}, 'sign_up_made', ${JSON.stringify({ name, title: `Tel. ${phone}` })}::jsonb, '', now())
  `.execute(db)
  await sql`
    insert into mails ("to", subject, text, html, created_at)
    values (${cast.office.email}, ${name}, ${`${name}, ${phone}`}, ${`<p>${name}</p>`}, now())
  `.execute(db)
}

async function erased(world: Academy, id: number) {
  await world.as.owner.send(erasures.requestUser, { id, is_settled: true })
  world.clock.advance({ days: 8 })
  await executeDue({ ...world.portal, clock: world.clock.now }, listeners, declaredBy(Object.values(features)))
  // The receipt is deleted once it was sent.
  await world.db.deleteFrom('mails').where('is_forgotten', '=', true).execute()
}

describe.each(['students', 'pro_artists'] as const)('of merged %s', (table) => {
  test('the overwritten name and phone are erased with the person, also once the merge cannot be undone any more', async () => {
    const world = await academyForTest()
    const { id, other } = await pairOfBoth(world, table)
    await toldOffice(world, nameOf(right), right.phone)
    await mergedByName(world, table, id)
    await world.db.updateTable('merges').set({ before: null, after: null }).where('pair_id', '=', id).execute()
    await erased(world, other.user_id)
    const words = [left, right].flatMap((one) => [nameOf(one), one.phone])
    expect(await tracesOf(world.db, words)).toEqual([])
  })
})

test.each([
  { gone: right, stays: left, side: 'other' },
  { gone: left, stays: right, side: 'one' },
] as const)(
  'after an undo each is a person: a name of parts of both goes with $gone.first_name, and $stays.first_name stays',
  async ({ gone, stays, side }) => {
    const world = await academyForTest()
    const pair = await pairOfBoth(world, 'students')
    await mergeByOffice(world, pair.id, { kept: 'right', fields: { ...leftChoice.fields, last_name: 'right' } })
    const mixed = `${left.first_name} ${right.last_name}`
    await toldOffice(world, mixed, left.phone)
    await world.as.office.send(merges.undo, { id: pair.id })
    for (const one of [left, right]) await toldOffice(world, nameOf(one), one.phone)

    await erased(world, pair[side].user_id)
    expect(await tracesOf(world.db, [nameOf(gone), gone.phone, mixed])).toEqual([])
    const told = ['mails.html', 'mails.subject', 'mails.text', 'notifications.params']
    expect(await tracesOf(world.db, [nameOf(stays)])).toEqual(expect.arrayContaining(told))
    expect(await tracesOf(world.db, [stays.phone])).toEqual(expect.arrayContaining(['students.phone']))
  },
)
