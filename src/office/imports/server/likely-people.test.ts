import { beforeAll, expect, test } from 'vitest'
import { searchAll } from '#office/duplicates/server/search/search.steps.ts'
import type { ImportKind } from '#office/imports/contract/import-kinds.ts'
import { imports } from '#office/imports/contract/imports.ts'
import { students } from '#people/students/contract/students.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { tableFile } from '#testing/make/make-imports.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const known = { first_name: 'Małgorzata', last_name: 'Podwójna-Świerk', email: 'malgorzata.podwojna@wp.pl' }
let knownId: number
beforeAll(async () => {
  const { data } = await world.as.office.send(students.create, {
    ...{ ...known, phone: '+48600700801', country_id: null, language_name: 'pl', internal_note: null },
  })
  knownId = data.id
  await searchAll(world.portal)
})

const head = 'email;imię;nazwisko;telefon'
const gosia = 'gosia@example.com;Gosia;Podwojna;600 700 801'

test('a row that would add somebody who probably exists by another email names them and why, and blocks nothing', async () => {
  const { office } = world.as
  const draft = await draftOf('STUDENTS', [
    head,
    gosia,
    // A sister on the same phone, a namesake with another one, and somebody nobody is like.
    'hanna@example.com;Hanna;Podwójna;600 700 801',
    'm@example.com;Małgorzata;Podwójna-Świerk;511 222 333',
    'nobody@example.com;Zenobia;Niepodobna;',
    // Who is found by the email is no second person.
    `${known.email};Małgorzata;Podwójna-Świerk;600 700 801`,
  ])
  expect(draft).toMatchObject({ rows_create: 4, rows_nothing: 1, rows_error: 0, rows_likely: 1 })
  const rows = await rowsOf(draft.id)
  expect(rows.map(({ likely }) => likely)).toEqual([
    {
      ...{ kind: 'STUDENTS', id: knownId, ...known },
      reasons: ['NAME_SHORT', 'NAME_DOUBLE', 'EMAIL_DIFFERS', 'PHONE_SAME'],
    },
    ...[null, null, null, null],
  ])
  expect(rows[0]).toMatchObject({ outcome: 'CREATE', problems: [] })
  const filtered = async (isLikely: 0 | 1) => (await office.send(imports.rows, { id: draft.id, isLikely })).meta.total
  expect([await filtered(1), await filtered(0)]).toEqual([1, 4])
  const { text } = await office.call(imports.export, { id: draft.id })
  expect(text).toContain('Prawdopodobnie już jest w portalu: Małgorzata Podwójna-Świerk, kursant, malgorzata.podwojna@')
  expect(text).toContain('ten sam telefon')

  // After other columns were matched, rows are compared again: without a phone she may be a namesake.
  const { id, revision, columns } = draft
  const named = columns.filter(({ field }) => field !== 'phone')
  expect((await office.send(imports.match, { id, revision, columns: named })).data.rows_likely).toBe(0)
  expect((await rowsOf(id))[0]?.likely).toBeNull()
})

test('an artist is found for a row of artists', async () => {
  const { db } = world
  const artist = await db
    .selectFrom('pro_artists')
    .select(['id', 'first_name', 'last_name', 'phone'])
    .where('email', '=', cast.completed.email)
    .executeTakeFirstOrThrow()
  const row = `second@example.com;${artist.first_name};${artist.last_name};${artist.phone};Kraków`
  const draft = await draftOf('ARTISTS', [`${head};miasto`, row])
  expect(draft).toMatchObject({ rows_create: 1, rows_likely: 1 })
  expect((await rowsOf(draft.id))[0]?.likely).toMatchObject({ kind: 'ARTISTS', id: artist.id })
})

test('a participant whom the email does not find may exist by one that differs in a letter', async () => {
  const draft = await draftOf('TRAININGS', [
    'szkolenie;data;e-mail;imię i nazwisko',
    'Brwi;01.02.2024;malgorzata.podwojn@wp.pl;Małgorzata Podwójna-Świerk',
    'Brwi;01.02.2024;stranger@example.com;Zenobia Niepodobna',
  ])
  expect(draft).toMatchObject({ rows_error: 2, rows_likely: 1 })
  const [row, stranger] = await rowsOf(draft.id)
  expect(row).toMatchObject({ outcome: 'ERROR', problems: [{ field: 'email' }], likely: { id: knownId } })
  expect(stranger?.likely).toBeNull()
})

test('nobody learns of people whom they may not see, neither when they import nor from another’s preview', async () => {
  const { db } = world
  const { owner, office } = world.as
  const { email } = cast.completed
  const artist = await db.selectFrom('pro_artists').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  const table = [head, `third@example.com;${artist.first_name};${artist.last_name};${artist.phone}`]
  const draft = await draftOf('STUDENTS', table)
  expect(draft.rows_likely).toBe(1)
  const taken = await db
    .deleteFrom('role_permissions')
    .where('permission', 'like', 'can-view-%')
    .where('permission', '<>', 'can-view-students')
    .where('role_id', 'in', (roles) => roles.selectFrom('roles').select('id').where('name', '=', 'administrator'))
    .returningAll()
    .execute()
  expect((await office.send(imports.get, { id: draft.id })).data.rows_likely).toBe(0)
  expect((await rowsOf(draft.id))[0]?.likely).toBeNull()
  expect((await office.send(imports.rows, { id: draft.id, isLikely: 1 })).meta.total).toBe(0)
  expect((await office.call(imports.export, { id: draft.id })).text).not.toContain('Prawdopodobnie')
  const blind = await draftOf('STUDENTS', table)
  expect(blind.rows_likely).toBe(0)
  // Nothing of them was stored either.
  expect((await owner.send(imports.get, { id: blind.id })).data.rows_likely).toBe(0)
  expect((await owner.send(imports.get, { id: draft.id })).data.rows_likely).toBe(1)
  await db.insertInto('role_permissions').values(taken).execute()
})

async function draftOf(kind: ImportKind, lines: string[]) {
  return (await world.as.office.send(imports.create, { kind, file: tableFile(lines.join('\n')) })).data
}

async function rowsOf(id: number) {
  return (await world.as.office.send(imports.rows, { id })).data
}
