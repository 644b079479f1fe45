import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { features, listeners } from '#app/server/app.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { profile } from '#network/profile/contract/profile.ts'
import { merges } from '#office/duplicates/contract/merges.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { students } from '#people/students/contract/students.ts'
import { users } from '#people/users/contract/users.ts'
import { type Academy, academyForTest } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { tracesOf } from '#testing/fixtures/traces.ts'
import { leftChoice, mergeArtistsByOffice, mergeByOffice, pairOf } from '#testing/make/make-duplicates.ts'
import { studentOf } from '#testing/make/make-sales.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { personOf } from '../person.ts'
import { executeDue } from './execute-erasure.ts'

/* Names, emails and phones change: what others received under the former ones is erased with the person. */

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
async function mentionToOffice({ db }: Academy, name: string, phone: string) {
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

const inWords = ['mails.html', 'mails.subject', 'mails.text', 'notifications.params']

async function erased(world: Academy, id: number) {
  await world.as.owner.send(erasures.requestUser, { id, is_settled: true })
  world.clock.advance({ days: 8 })
  await executeDue({ ...world.portal, clock: world.clock.now }, listeners, declaredBy(Object.values(features)))
  // The receipt is deleted once it was sent.
  await world.db.deleteFrom('mails').where('is_forgotten', '=', true).execute()
}

const filledIn = {
  ...{ street: 'Długa 1', postal_code: '00-001', languages: ['pl'] },
  bio: { pl: 'Pigmentacja od dziesięciu lat.', 'en-US': 'Pigmentation for ten years now.' },
}

test('an artist who changed her name twice is erased by each of her names and phones, as the preview listed', async () => {
  const world = await academyForTest()
  const { id, visitor } = await world.person('pro-artist')
  const names = [left, right, { first_name: 'Wiesława', last_name: 'Chłodna', phone: '+48601000333' }] as const
  for (const one of names) {
    const { data } = await visitor.send(profile.get, {})
    await visitor.send(profile.update, { ...data, ...filledIn, ...one } as never)
    await mentionToOffice(world, nameOf(one), one.phone)
  }
  const artist = await personOf(world.db, 'user', id)
  const venue = { name: `Pracownia ${nameOf(right)}`, address: 'Długa 1', city: 'Łódź', country: 'PL' }
  await insertTraining(world.db, artist?.artist ?? 0, { state: 'COMPLETED', venue })
  const words = names.flatMap((one) => [nameOf(one), one.phone])
  const { data: preview } = await world.as.owner.send(erasures.previewUser, { id })
  expect(preview.mentions).toBeGreaterThanOrEqual(names.length * inWords.length)
  await erased(world, id)
  expect(await tracesOf(world.db, words)).toEqual([])
})

test('a student whom the office renamed, and gave another email and phone, is erased by the former ones', async () => {
  const world = await academyForTest()
  const { user_id, id } = await namedPerson(world, 'students', left)
  const { data } = await world.as.office.send(students.get, { id })
  await mentionToOffice(world, nameOf(left), left.phone)
  await sql`insert into mails ("to", subject, text, html, created_at) values (${data.email}, 'Seat', 'Seat', '', now())`.execute(
    world.db,
  )
  await world.as.office.send(students.update, { ...data, ...right, email: 'kunegunda@example.test' } as never)
  await erased(world, user_id)
  expect(await tracesOf(world.db, [nameOf(left), left.phone, data.email, 'kunegunda@example.test'])).toEqual([])
})

test('a colleague whose account was renamed is erased by the former name and email', async () => {
  const world = await academyForTest()
  const { id, account } = await world.person('administrator')
  await world.db
    .updateTable('users')
    .set({ first_name: left.first_name, last_name: left.last_name })
    .where('id', '=', id)
    .execute()
  await mentionToOffice(world, nameOf(left), account.email)
  const { data } = await world.as.owner.send(users.get, { id })
  const { first_name, last_name } = right
  await world.as.owner.send(users.update, { ...data, first_name, last_name, email: 'kunegunda@example.test' } as never)
  await erased(world, id)
  expect(await tracesOf(world.db, [nameOf(left), account.email])).toEqual([])
})

test('a name is found that differs in accents and capitals alone', async () => {
  const world = await academyForTest()
  const plain = { first_name: 'BRONISLAWA', last_name: 'zimna', phone: left.phone }
  const { user_id, id } = await namedPerson(world, 'students', left)
  await mentionToOffice(world, nameOf(left), left.phone)
  const { data } = await world.as.office.send(students.get, { id })
  await world.as.office.send(students.update, { ...data, ...plain } as never)
  await erased(world, user_id)
  expect(await tracesOf(world.db, [nameOf(left), nameOf(plain), left.phone])).toEqual([])
})

/** Another student, for whom the office typed the name and phone on the left, and corrected it. */
async function mistakenFor(world: Academy) {
  const student = await namedPerson(world, 'students', right)
  for (const one of [left, right]) {
    const { data } = await world.as.office.send(students.get, { id: student.id })
    await world.as.office.send(students.update, { ...data, ...one } as never)
  }
  return student
}

describe('what was typed by mistake and is somebody else’s', () => {
  test('stays in the words about them when the other person leaves', async () => {
    const world = await academyForTest()
    await namedPerson(world, 'pro_artists', left)
    const { user_id } = await mistakenFor(world)
    await mentionToOffice(world, nameOf(left), left.phone)
    await erased(world, user_id)
    expect(await tracesOf(world.db, [nameOf(right), right.phone])).toEqual([])
    expect(await tracesOf(world.db, [nameOf(left)])).toEqual(expect.arrayContaining(inWords))
    expect(await tracesOf(world.db, [left.phone])).toEqual(expect.arrayContaining(['mails.text', 'pro_artists.phone']))
    expect(await tracesOf(world.db, [left.phone])).not.toContain('former_contacts.phone')
  })

  test('leaves with them, and is not stored with the other person any more', async () => {
    const world = await academyForTest()
    const owner = await namedPerson(world, 'pro_artists', left)
    const { id } = await mistakenFor(world)
    await mentionToOffice(world, nameOf(left), left.phone)
    expect(JSON.stringify(await personOf(world.db, 'student', id))).not.toContain(left.phone)
    await erased(world, owner.user_id)
    expect(await tracesOf(world.db, [nameOf(left), left.phone])).toEqual([])
  })

  test('is also what a guest signs up by after it was given up, and not before', async () => {
    const world = await academyForTest()
    const { id } = await namedPerson(world, 'students', left)
    const { data } = await world.as.office.send(students.get, { id })
    await world.as.office.send(students.update, { ...data, email: 'bronka@example.test' } as never)
    const formerEmails = async () =>
      (await personOf(world.db, 'student', id))?.former.flatMap(({ email }) => email ?? [])
    const signUp = (asked_at: Date) =>
      sql`
      insert into sign_ups (key, training_id, first_name, last_name, email, language_name, state, asked_at, state_changed_at)
      select ${crypto.randomUUID()}, min(id), 'Jan', 'Gość', ${data.email}, 'pl', 'UNPROVEN', ${asked_at}, ${asked_at} from trainings
    `.execute(world.db)
    await signUp(new Date(Date.now() - 3_600_000))
    expect(await formerEmails()).toEqual([data.email])
    await signUp(new Date(Date.now() + 3_600_000))
    expect(await formerEmails()).toEqual([])
  })
})

describe.each(['users', 'students', 'pro_artists'] as const)('when anything changes %s', (table) => {
  const stored = async ({ db }: Academy) =>
    (
      await sql<{ word: string }>`select coalesce(name, email, phone) as word from former_contacts order by id`.execute(
        db,
      )
    ).rows.map(({ word }) => word)
  const person = (world: Academy) => namedPerson(world, table === 'users' ? 'students' : table, left)

  test('the former name, email and phone are stored if they differ', async () => {
    const world = await academyForTest()
    const { id, user_id } = await person(world)
    await world.db.deleteFrom('former_contacts').execute()
    const changed = table === 'users' ? user_id : id
    const { rows } = await sql<{ email: string }>`
      update ${sql.table(table)} set last_name = last_name, email = email where id = ${changed} returning email
    `.execute(world.db)
    expect(await stored(world)).toEqual([])
    const phone = table === 'users' ? sql`` : sql`, phone = ${right.phone}`
    await sql`
      update ${sql.table(table)} set last_name = ${right.last_name}, email = 'new@example.test' ${phone} where id = ${changed}
    `.execute(world.db)
    expect(await stored(world)).toEqual([...[nameOf(left), rows[0]?.email], ...(table === 'users' ? [] : [left.phone])])
  })
})

test('of an account that is removed no former name stays', async () => {
  const world = await academyForTest()
  const { id } = await world.person('administrator')
  const { data } = await world.as.owner.send(users.get, { id })
  await world.as.owner.send(users.update, { ...data, last_name: left.last_name } as never)
  const stored = () => world.db.selectFrom('former_contacts').select('name').where('user_id', '=', id).execute()
  expect(await stored()).toHaveLength(1)
  await world.as.owner.send(users.remove, { id })
  expect(await stored()).toEqual([])
})

describe.each(['students', 'pro_artists'] as const)('of merged %s', (table) => {
  test('the overwritten name and phone are erased with the person, also once the merge cannot be undone any more', async () => {
    const world = await academyForTest()
    const { id, other } = await pairOfBoth(world, table)
    await mentionToOffice(world, nameOf(right), right.phone)
    await mergedByName(world, table, id)
    await world.db.updateTable('merges').set({ before: null, after: null }).where('pair_id', '=', id).execute()
    await erased(world, other.user_id)
    const words = [left, right].flatMap((one) => [nameOf(one), one.phone])
    expect(await tracesOf(world.db, words)).toEqual([])
  })
})

test.each([
  { leaving: right, stays: left, side: 'other' },
  { leaving: left, stays: right, side: 'one' },
] as const)(
  'after an undo each is a person: a name of parts of both is erased with $leaving.first_name, and $stays.first_name remains',
  async ({ leaving, stays, side }) => {
    const world = await academyForTest()
    const pair = await pairOfBoth(world, 'students')
    await mergeByOffice(world, pair.id, { kept: 'right', fields: { ...leftChoice.fields, last_name: 'right' } })
    const mixed = `${left.first_name} ${right.last_name}`
    await mentionToOffice(world, mixed, left.phone)
    await world.as.office.send(merges.undo, { id: pair.id })
    for (const one of [left, right]) await mentionToOffice(world, nameOf(one), one.phone)

    await erased(world, pair[side].user_id)
    expect(await tracesOf(world.db, [nameOf(leaving), leaving.phone, mixed])).toEqual([])
    expect(await tracesOf(world.db, [nameOf(stays)])).toEqual(expect.arrayContaining(inWords))
    expect(await tracesOf(world.db, [stays.phone])).toEqual(expect.arrayContaining(['students.phone']))
  },
)
