import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { createUser } from '#people/session/server/user-rows.steps.ts'
import { students } from '#people/students/contract/students.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { insertCompletedArtist } from '#testing/make/make-artists.ts'
import { importing } from '#testing/make/make-imports.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  await doTasks(world.portal, features)
  return world.close
})
const { draftOf, rowsOf, run, undo, quietly } = importing(() => world)

test('past trainings are imported with participants and outcomes; nobody is notified, and no review is expected', async () => {
  const { as, db } = world
  const anna = await aStudent('Anna', 'Sowa')
  const ewa = await aStudent('Ewa', 'Lis')
  const ola = await aStudent('Ola', 'Kos')
  const artist = await db
    .selectFrom('pro_artists')
    .select(['id', 'email', 'trainings_completed'])
    .where('invitation_status', '=', 3)
    .where('activation_status', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const completed = async () =>
    (await db.selectFrom('pro_artists').select('trainings_completed').where('id', '=', artist.id).executeTakeFirst())
      ?.trainings_completed
  const table = [
    'Szkolenie;Od;Do;Prowadząca;Miejsce;Uczestnik;E-mail;Wynik;Technika',
    `Brwi;12.03.2024;13.03.2024;${artist.email};Studio Puder, Łódź;Anna Sowa;${anna.email};zaliczone;Brwi pudrowe`,
    `brwi;2024-03-12;13.03.2024;${artist.email};Łódź;Ewa Lis;${ewa.email};nieobecna;`,
    `Biznes;;5 maja 2023;Zofia Dawna;online;;${anna.email};;`,
    `Biznes;;5.05.2023;Zofia Dawna;online;;${anna.email};;`,
    `Biznes;;5.05.2023;nikt@example.com;online;;${anna.email};może;`,
    `Biznes;;${academyDay(new Date())};;;;nikt@example.com;;`,
    `Biznes;;5.05.2023;Zofia Dawna;;Marta Sowa;${ewa.email};;`,
    'Razem: 7;;;;;;;;',
  ].join('\n')
  const draft = await draftOf('TRAININGS', table)
  expect((await rowsOf(draft.id)).map(({ problems }) => problems.map(({ field }) => field))).toEqual([
    ...[[], [], [], [null], ['taught_by', 'result'], ['last_day_on', 'email'], ['email']],
  ])
  const sum = (name: string) => draft.sums.find((one) => one.name === name)?.read
  expect([sum('rows'), sum('people'), sum('trainings')]).toEqual([3, 2, 2])
  const { charts } = await as.office.send(dashboard.charts, {})
  const done = await quietly(() => run(draft))
  expect((await as.office.send(dashboard.charts, {})).charts).toEqual(charts)
  expect(done).toMatchObject({ state: 'DONE', rows_create: 3 })
  expect(await draftOf('TRAININGS', table)).toMatchObject({ rows_create: 0, rows_nothing: 3 })
  expect(await completed()).toBe(artist.trainings_completed + 1)

  const [brows, , business] = await Promise.all((await rowsOf(done.id)).slice(0, 3).map(trainingOfRow))
  expect(brows?.training).toMatchObject({
    ...{ title: { pl: 'Brwi' }, technique: 'POWDER_BROWS', kind: 'GROUP', state: 'COMPLETED', seats_taken: 2 },
    ...{ venue: { name: 'Studio Puder', city: 'Łódź' }, artist: { id: artist.id }, history: [{ event: 'imported' }] },
    sessions: [{ day: '2024-03-12', from: '00:00', to: '23:59' }],
  })
  expect(brows?.training.brought_in_at).not.toBeNull()
  expect(business?.training).toMatchObject({ kind: 'ONLINE', venue: null, technique: null, artist_name: 'Zofia Dawna' })

  // Somebody who comes later joins the same training, and what is corrected has no consequences.
  const more = await run(
    await draftOf('TRAININGS', `${table.split('\n')[0]}\nBrwi;12.03.2024;13.03.2024;${artist.email};;;${ola.email};x;`),
  )
  expect(await trainingOfRow((await rowsOf(more.id))[0] as never)).toMatchObject({
    training: { id: brows?.training.id },
  })
  await quietly(() =>
    as.office.send(participants.grade, { ...(brows as Seat).path, outcome: 'FAIL', reason: 'Pomyłka.' }),
  )
  await quietly(() => as.office.send(participants.grade, { ...(brows as Seat).path, outcome: 'PASS', reason: null }))
  expect(await db.selectFrom('certificates').select('id').where('student_id', '=', anna.id).execute()).toEqual([])
  expect(
    await db
      .selectFrom('review_links')
      .select('participant_id')
      .where('participant_id', '=', (brows as Seat).path.participant_id)
      .execute(),
  ).toEqual([])
  const differing = await draftOf('TRAININGS', table.replace('nieobecna', 'niezaliczone'))
  expect((await rowsOf(differing.id))[1]?.problems).toMatchObject([{ field: 'result' }])

  // Three buckets: used since, refused by the database, and all others.
  await sql`create table keepsakes (participant_id int references participants)`.execute(db)
  await sql`insert into keepsakes values (${(business as Seat).path.participant_id})`.execute(db)
  const undone = await quietly(() => undo(done))
  expect(undone).toMatchObject({ state: 'UNDONE', rows_kept: 1, rows_failed: 1 })
  expect((await rowsOf(done.id)).slice(0, 3).map((row) => [row.undo, row.kept.map(({ reason }) => reason)])).toEqual([
    ['KEPT', ['edited']],
    ['UNDONE', []],
    ['FAILED', ['refused']],
  ])
  await quietly(() => undo(more))
  expect((await as.office.send(trainings.get, { id: brows?.training.id as number })).data.seats_taken).toBe(1)

  async function trainingOfRow({ subject_id }: { subject_id: number | null }) {
    const { training_id: id } = await db
      .selectFrom('participants')
      .select('training_id')
      .where('id', '=', subject_id as number)
      .executeTakeFirstOrThrow()
    const training = (await as.office.send(trainings.get, { id })).data
    return { training, path: { id, participant_id: subject_id as number } }
  }
  type Seat = Awaited<ReturnType<typeof trainingOfRow>>
})

let count = 0

async function aStudent(first_name: string, last_name: string) {
  count += 1
  const email = `before-${count}@example.com`
  const { data } = await world.as.office.send(students.create, { first_name, last_name, email, language_name: 'pl' })
  return { id: data.id, email }
}

test('a training of somebody who was a mere name, and is an artist now, is not brought in again', async () => {
  const { db } = world
  const student = await aStudent('Iga', 'Wrona')
  const name = { first_name: 'Olga', last_name: `Czapla-${student.id}` }
  const table = [
    'Szkolenie;Od;Do;Prowadząca;E-mail',
    `Usta;05.10.2024;05.10.2024;${name.first_name} ${name.last_name};${student.email}`,
  ].join('\n')
  expect(await run(await draftOf('TRAININGS', table))).toMatchObject({ state: 'DONE', rows_create: 1 })
  const account = { ...name, email: `czapla-${student.id}@example.com`, language_name: 'pl' as const }
  await insertCompletedArtist(db, (await createUser(db, account, 'pro-artist', new Date())) as number, name)
  expect(await draftOf('TRAININGS', table)).toMatchObject({ rows_create: 0, rows_nothing: 1 })
})
