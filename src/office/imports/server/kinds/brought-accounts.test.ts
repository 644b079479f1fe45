import { expect, test } from 'vitest'
import { features } from '#app/server/app.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { importInvitations } from '#office/import-invitations/contract/import-invitations.ts'
import { students } from '#people/students/contract/students.ts'
import { academyForTest } from '#testing/academy.ts'
import { importing } from '#testing/make/make-imports.ts'

test('accounts that were blocked elsewhere are blocked here, are not invited, and refused applications remain refused', async () => {
  const world = await academyForTest()
  await doTasks(world.portal, features)
  const { as, db } = world
  const { draftOf, rowsOf, run, undo } = importing(() => world)
  const table = [
    'E-mail;Imię;Nazwisko;Konto;Z jakich e-maili rezygnuje',
    'shut@example.com;Ola;Lis;zablokowane;',
    'quiet@example.com;Ewa;Lis;;"Wiadomości, Your packages"',
    'open@example.com;Iza;Lis;aktywne;',
    'what@example.com;Jan;Lis;może;',
    'which@example.com;Jan;Lis;;Reklamy',
    'some@example.com;Jan;Lis;;"Wiadomości, Reklamy"',
  ].join('\n')
  const draft = await draftOf('STUDENTS', table)
  expect((await rowsOf(draft.id)).map(({ problems }) => problems.map(({ field }) => field).join(' '))).toEqual([
    ...['', '', '', 'account', 'unwanted_mails', 'unwanted_mails'],
  ])
  const done = await run(draft)
  const accounts = await db
    .selectFrom('users')
    .select(['email', 'status', 'unwanted_mails'])
    .where('last_name', '=', 'Lis')
    .where('email', 'like', '%@example.com')
    .orderBy('id')
    .execute()
  expect(accounts).toEqual([
    { email: 'shut@example.com', status: 'BLOCKED', unwanted_mails: [] },
    { email: 'quiet@example.com', status: 'INVITED', unwanted_mails: ['messages', 'packages'] },
    { email: 'open@example.com', status: 'INVITED', unwanted_mails: [] },
  ])
  const invited = (await as.office.send(importInvitations.list, { id: done.id })).data.map(({ email }) => email)
  expect(invited.sort()).toEqual(['open@example.com', 'quiet@example.com'])

  // What is recorded of them comes, too; to somebody whom this office blocked nothing is added.
  const offered = await db.selectFrom('packages').select('name').where('is_active', '=', true).executeTakeFirstOrThrow()
  const found = async (filter: string) => (await as.office.send(students.list, { filter })).data[0]?.id as number
  await as.office.send(students.block, { id: await found('open@example.com') })
  const sales = ['shut', 'open'].map((name) => `${name}@example.com;${offered.name.pl}`)
  const sold = await draftOf('SALES', ['E-mail;Pakiet', ...sales].join('\n'))
  expect((await rowsOf(sold.id)).map(({ outcome }) => outcome)).toEqual(['CREATE', 'ERROR'])
  const vouchers = ['shut', 'open'].map((name) => `${name}@example.com;KARTA ${name};20%`)
  const held = await draftOf('VOUCHERS', ['E-mail;Numer vouchera;Wartość', ...vouchers].join('\n'))
  expect((await rowsOf(held.id)).map(({ outcome }) => outcome)).toEqual(['CREATE', 'ERROR'])

  const again = await draftOf('STUDENTS', table)
  expect((await rowsOf(again.id)).map(({ outcome }) => outcome).slice(0, 2)).toEqual(['NOTHING', 'NOTHING'])
  expect(await undo(done)).toMatchObject({ state: 'UNDONE', rows_kept: 0 })
})

test('an artist who was blocked elsewhere is blocked here, with their level and status', async () => {
  const world = await academyForTest()
  await doTasks(world.portal, features)
  const { draftOf, run } = importing(() => world)
  const table = [
    'E-mail;Imię;Nazwisko;Telefon;Poziom;Status;Konto;Rezygnacje',
    'shut.artist@example.com;Ola;Lis;601234567;MASTER;nieaktywna;zablokowane;Poziom w sieci',
  ].join('\n')
  await run(await draftOf('ARTISTS', table))
  const [account] = await world.db
    .selectFrom('users')
    .innerJoin('pro_artists', 'pro_artists.user_id', 'users.id')
    .select(['users.status', 'unwanted_mails', 'activation_status'])
    .where('users.email', '=', 'shut.artist@example.com')
    .execute()
  expect(account).toEqual({ status: 'BLOCKED', unwanted_mails: ['levels'], activation_status: 0 })
  expect(await draftOf('ARTISTS', table)).toMatchObject({ rows_nothing: 1, rows_change: 0 })
})
