import { beforeAll, expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { kindsOfImports } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { importing, tableFile } from '#testing/make/make-imports.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  await doTasks(world.portal, features)
  return world.close
})

const { draftOf: draft, rowsOf, run, undo } = importing(() => world)
const draftOf = (text: string) => draft('ARTISTS', text)

const head = 'E-mail;Imię i nazwisko;Telefon;Kraj;Poziom;Poziom od;Status;Techniki;Języki szkoleń;Instagram;NIP;Notatka'

test('artists come into the network with their level, since when, and status; nobody is notified, and no chart counts them', async () => {
  const { db, as } = world
  const before = await counts()
  const level = await db
    .selectFrom('levels')
    .select(['id', 'name'])
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()
  const text = [
    head,
    `ewa.dawna@example.com;Ewa Dawna;tel. 601 234 567;;${level.name.pl};1 marca 2024;aktywna;Brwi pudrowe, usta;polski i niemiecki;https://www.instagram.com/ewa.dawna/;123-456-32-18;Zawsze punktualna.`,
    'jan.dawny@example.com;Jan Dawny;+49 30 1234567;DE;;;wyłączony;;;;;',
    'bez.telefonu@example.com;Ola Dawna;;;Cesarz;;może;szydełko;klingoński;;;',
    `${cast.student.email};Kto Inny;601 234 568;;;;;;;;;`,
    'Razem: 4;;;;;;;;;;;',
  ].join('\n')
  const draft = await draftOf(text)
  expect(draft).toMatchObject({ rows_total: 4, rows_create: 2, rows_error: 2 })
  expect(draft.sums).toEqual(
    expect.arrayContaining([
      { name: 'people', read: 2, column: null, file: null },
      { name: 'column', read: 2, column: 0, file: 4 },
    ]),
  )
  const rows = await rowsOf(draft.id)
  expect(rows.map(({ problems }) => problems.map(({ field }) => field))).toEqual([
    ...[[], [], ['techniques', 'languages', 'level', 'activation', 'phone', 'country_id'], ['email']],
  ])
  const done = await run(draft)
  expect(done).toMatchObject({ state: 'DONE', rows_create: 2 })
  const ewa = await db
    .selectFrom('pro_artists')
    .selectAll()
    .where('email', '=', 'ewa.dawna@example.com')
    .executeTakeFirstOrThrow()
  expect(ewa).toMatchObject({
    ...{ first_name: 'Ewa', last_name: 'Dawna', phone: '+48601234567', level_id: level.id, activation_status: 1 },
    ...{ invitation_status: 3, instagram: 'ewa.dawna', tax_id: '1234563218', techniques: ['POWDER_BROWS', 'LIPS'] },
    ...{ languages: ['pl', 'de'], internal_note: 'Zawsze punktualna.', is_imported: true },
  })
  const { data } = await as.office.send(artists.get, { id: ewa.id })
  expect(data.history).toMatchObject([{ event: 'imported', at: '2024-02-29T23:00:00.000Z' }])
  const jan = await db
    .selectFrom('pro_artists')
    .selectAll()
    .where('email', '=', 'jan.dawny@example.com')
    .executeTakeFirstOrThrow()
  expect(jan).toMatchObject({ activation_status: 0 })
  // No mail, no notification, no application in a chart.
  expect(await counts()).toEqual(before)
  // The same file again changes nothing.
  expect(await draftOf(text)).toMatchObject({ rows_create: 0, rows_change: 0, rows_nothing: 2 })
})

test('a reverted import deletes its artists; those that were used, changed or have signed in since remain, and edits of known ones are reverted', async () => {
  const { db, as } = world
  const names = ['odchodzi', 'uzyty', 'zmieniony', 'zalogowany']
  const known = await db
    .selectFrom('pro_artists')
    .select(['id', 'email', 'internal_note', 'city'])
    .where('invitation_status', '=', 3)
    .where('is_imported', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const draft = await draftOf(
    [
      'E-mail;Imię;Nazwisko;Telefon;Notatka',
      ...names.map((name) => `${name}@example.com;Ala;Nowa;601 234 567;`),
      `${known.email};;;;Z pliku.`,
    ].join('\n'),
  )
  expect(draft).toMatchObject({ rows_create: 4, rows_change: 1 })
  const done = await run(draft)
  const ids = (await rowsOf(done.id)).map(({ subject_id }) => subject_id as number)
  const training = await db
    .selectFrom('trainings')
    .select('id')
    .where('pro_artist_id', '<>', known.id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('trainings')
    .set({ pro_artist_id: ids[1] as number })
    .where('id', '=', training.id)
    .execute()
  await as.office.send(artists.disable, { id: ids[2] as number })
  await db.updateTable('users').set({ password_hash: 'x' }).where('email', '=', 'zalogowany@example.com').execute()
  const undone = await undo(done)
  expect(undone).toMatchObject({ state: 'UNDONE', rows_kept: 3 })
  expect((await rowsOf(done.id)).map(({ kept }) => kept.map(({ reason }) => reason))).toEqual([
    ...[[], ['used'], ['edited'], ['signed_in'], []],
  ])
  const left = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'like', '%@example.com')
    .where('first_name', '=', 'Ala')
    .where('last_name', '=', 'Nowa')
    .execute()
  expect(left).toHaveLength(3)
  const { internal_note } = await db
    .selectFrom('pro_artists')
    .select('internal_note')
    .where('id', '=', known.id)
    .executeTakeFirstOrThrow()
  expect(internal_note).toBe(known.internal_note)
})

test('the example file can be imported as it is, in both languages', async () => {
  for (const visitor of [world.as.office, (await world.person('administrator', 'en-US')).visitor]) {
    const { text } = await visitor.call(imports.example, { kind: 'ARTISTS' })
    const { data } = await visitor.send(imports.create, { kind: 'ARTISTS', file: tableFile(text) })
    const problems = (await visitor.send(imports.rows, { id: data.id })).data.flatMap((row) => row.problems)
    expect(problems).toEqual([])
    expect(data.columns).toHaveLength(kindsOfImports.ARTISTS.fields.length - 2)
  }
})

async function counts() {
  const { db, as } = world
  const count = async (table: 'mails' | 'notifications') => (await db.selectFrom(table).select('id').execute()).length
  const { charts } = await as.office.send(dashboard.charts, {})
  return { mails: await count('mails'), notifications: await count('notifications'), charts }
}
