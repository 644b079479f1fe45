import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import type { Input } from '#kit/contract/endpoint.ts'
import { queuedJobs } from '#kit/server/jobs/jobs.ts'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import { students } from '#people/students/contract/students.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { searchAll, searchFor } from './search/search.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const małgorzata = {
  first_name: 'Małgorzata',
  last_name: 'Podwójna-Świerk',
  email: 'malgorzata.podwojna@gmail.com',
  phone: '+48600700801',
  country_id: null,
  language_name: 'pl' as const,
  internal_note: null,
}
const gosia = { ...małgorzata, first_name: 'Gosia', last_name: 'Podwojna', email: 'gosia@example.com' }
const sister = { ...małgorzata, first_name: 'Hanna', email: 'hanna.podwojna@example.com' }

test('of who is erased while everybody is compared, no name is left among the keys', async () => {
  const id = await enter({ ...małgorzata, email: 'odchodzi@example.com', phone: '+48600700899' })
  const keys = () => world.db.selectFrom('duplicate_keys').select('keys').where('person_id', '=', id).execute()
  expect(await keys()).toHaveLength(1)
  const erasing = Promise.withResolvers<void>()
  const isErased = Promise.withResolvers<void>()
  const erasure = world.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('students')
      .set({ email: `${id}@deleted.invalid` })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('duplicate_keys').where('person_id', '=', id).where('kind', '=', 'STUDENTS').execute()
    erasing.resolve()
    await isErased.promise
  })
  await erasing.promise
  const searches = [searchFor({ db: world.db, clock: world.clock.now }, 'STUDENTS', id), everybody()]
  await setTimeout(300)
  isErased.resolve()
  await Promise.all([erasure, ...searches])
  expect(await keys()).toEqual([])
})

test('who is entered twice is found, and what the office decides is remembered', async () => {
  const { office } = world.as
  const ids = [await enter(małgorzata), await enter(gosia), await enter(sister)] as const
  const [pair, ...others] = await pairs()
  expect(others).toEqual([])
  expect(pair).toMatchObject({
    left: { id: ids[0] },
    right: { id: ids[1] },
    kind: 'STUDENTS',
    strength: 'POSSIBLE',
    reasons: ['NAME_SHORT', 'NAME_DOUBLE', 'EMAIL_DIFFERS', 'PHONE_SAME'],
    state: 'OPEN',
    decision: null,
  })
  const id = pair?.id ?? 0

  const { data: dismissed } = await office.send(duplicates.dismiss, { id })
  expect(dismissed).toMatchObject({ state: 'NOT_SAME', decision: { by: expect.any(String) } })
  expect((await office.call(duplicates.dismiss, { id })).status).toBe(409)
  await everybody()
  expect(await pairs()).toMatchObject([{ id, state: 'NOT_SAME' }])

  await office.send(duplicates.reopen, { id })
  await everybody()
  expect(await pairs()).toMatchObject([{ id, state: 'OPEN', decision: null }])

  // Who has another phone and another name since is somebody else.
  const { data: now } = await office.send(students.get, { id: ids[1] })
  await office.send(students.update, {
    ...{ ...gosia, first_name: 'Irena', phone: '+48500600700' },
    id: now.id,
    revision: now.revision,
  })
  await runTasks()
  expect(await pairs()).toEqual([])
})

test('a note compares nobody again, another phone does', async () => {
  const { office } = world.as
  const wanda = { ...małgorzata, first_name: 'Wanda', email: 'wanda@example.com', phone: '+48600700804' }
  const id = await enter(wanda)
  const searches = async () => (await queuedJobs(world.db, 'task')).filter((job) => job.id === id).length
  const before = await searches()
  await office.send(students.update, { ...wanda, id, internal_note: 'Dzwonić po południu.' })
  expect(await searches()).toBe(before)
  await office.send(students.update, { ...wanda, id, phone: '+48600700805' })
  expect(await searches()).toBe(before + 1)
})

test('every night all people are compared; the strongest pair comes first', async () => {
  await everybody()
  const { data: found, meta } = await world.as.office.send(duplicates.list, { itemsPerPage: 100 })
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((one, other) => other - one))
  expect(meta.total).toBe(found.length)
})

test('who is typed is compared at once with those whom the reader sees', async () => {
  const { office } = world.as
  const { last_name } = małgorzata
  await enter({ ...małgorzata, first_name: 'Katarzyna', email: 'kp@example.com', phone: '+48600700802' })
  const like = async (typed: Partial<Input<typeof duplicates.similarPeople>>) =>
    (
      await office.send(duplicates.similarPeople, {
        first_name: 'Kasia',
        last_name,
        email: null,
        phone: null,
        ...typed,
      })
    ).data
  expect(await like({ first_name: 'kasia' })).toMatchObject([{ first_name: 'Katarzyna', email: 'kp@example.com' }])
  expect(await like({ first_name: 'kasia', phone: '0048 600 700 802' })).toHaveLength(1)
  // A namesake with another phone, and a sister.
  expect(await like({ first_name: 'Kasia', email: 'k@wp.pl', phone: '+48511222333' })).toEqual([])
  expect(await like({ first_name: 'Iwona', phone: '+48600700802' })).toEqual([])
})

test('an artist is found, too, and nobody learns of people whom they may not see', async () => {
  const { office, artist, student } = world.as
  const { id, first_name, last_name } = await world.db
    .selectFrom('pro_artists')
    .select(['id', 'first_name', 'last_name'])
    .where('email', '=', cast.completed.email)
    .executeTakeFirstOrThrow()
  await searchAll(world.portal)
  const typed = { first_name, last_name, email: cast.completed.email, phone: null }
  const like = async (reader: typeof office) => (await reader.send(duplicates.similarPeople, typed)).data
  expect(await like(office)).toContainEqual({ kind: 'ARTISTS', id, first_name, last_name, email: cast.completed.email })
  for (const reader of [artist, student]) expect(await like(reader)).toEqual([])

  // A right that is taken away takes their names away.
  const halina = { ...małgorzata, first_name: 'Halina', email: 'halina.podwojna@example.com', phone: null }
  await enter(halina)
  const alike = async () =>
    (
      await office.send(duplicates.similarPeople, {
        ...{ first_name: halina.first_name, last_name: halina.last_name, email: halina.email, phone: null },
      })
    ).data
  expect(await alike()).toMatchObject([{ kind: 'STUDENTS', email: halina.email }])
  const [taken] = await world.db
    .deleteFrom('role_permissions')
    .where('permission', '=', 'can-view-students')
    .where('role_id', 'in', (roles) => roles.selectFrom('roles').select('id').where('name', '=', 'administrator'))
    .returningAll()
    .execute()
  expect(await alike()).toEqual([])
  expect(taken).toBeDefined()
  if (taken) await world.db.insertInto('role_permissions').values(taken).execute()
})

async function enter(person: Input<typeof students.create>): Promise<number> {
  const { data } = await world.as.office.send(students.create, person)
  await runTasks()
  return data.id
}

async function pairs() {
  return (await world.as.office.send(duplicates.list, { filter: 'podw' })).data
}

/** What waits in the queue, which no test runs by itself. */
async function runTasks(): Promise<void> {
  for (const { name, id } of await queuedJobs(world.db, 'task')) {
    const [feature, task = ''] = name.split('.')
    if (feature === 'duplicates')
      await features.duplicates?.tasks?.[task]?.(world.portal, { atOnce: [], later: [] }, id)
  }
}

async function everybody(): Promise<void> {
  await features.duplicates?.schedules?.daily?.(world.portal, { atOnce: [], later: [] })
}
