import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { students } from '#people/students/contract/students.ts'
import { users } from '#people/users/contract/users.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { soldTo } from '#testing/make/make-sales.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

let count = 0
function somebody() {
  count += 1
  const person = { first_name: 'Łucja', last_name: 'Ćwik', email: `lucja-${count}@example.com`, language_name: 'pl' }
  return { ...person, language_name: 'pl' as const, phone: null, country_id: null, internal_note: null }
}

test('whom the office adds is invited by mail, and found without their diacritics', async () => {
  const { office } = world.as
  const draft = { ...somebody(), phone: '+48 601 234 567', internal_note: 'Woli weekendy.' }
  const { data } = await office.send(students.create, draft)
  expect(data).toMatchObject({ ...draft, phone: '+48601234567', status: 'ACTIVE', packages: [], trainings: [] })
  expect((await world.lastMail(draft.email)).to).toBe(draft.email)
  const found = await office.send(students.list, { filter: 'lucja cwik 601' })
  expect(found.data.map(({ id }) => id)).toEqual([data.id])
})

test('an email that is taken is refused, and nothing is stored', async () => {
  const before = (await world.as.office.send(students.list, { itemsPerPage: 1 })).meta.total
  const { status, body } = await world.as.office.call(students.create, { ...somebody(), email: cast.artist.email })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { email: [expect.any(String)] } })
  expect((await world.as.office.send(students.list, { itemsPerPage: 1 })).meta.total).toBe(before)
})

test('the demo’s student: what they bought and where they go, the latest first', async () => {
  const { office } = world.as
  const [row] = (await office.send(students.list, { filter: cast.student.email })).data
  const { data } = await office.send(students.get, { id: row?.id as number })
  expect(data.packages.map(({ status }) => status)).toEqual(['PENDING', 'ACTIVE'])
  const usable = data.packages.filter(({ status }) => status === 'ACTIVE')
  expect(data.entries_left).toBe(usable.reduce((sum, one) => sum + one.entries_total - one.entries_used, 0))
  expect(data.trainings_count).toBe(data.trainings.filter(({ status }) => status !== 'CANCELLED').length)
  expect(data.trainings.length).toBeGreaterThan(0)
})

test('what the office notes stays with the office', async () => {
  const { id, visitor } = await world.person('client')
  await visitor.send(students.updateProfile, { first_name: 'Olga', last_name: 'Lis', phone: null, country_id: null })
  const { office } = world.as
  const [row] = (await office.send(students.list, { sortBy: 'user_id', descending: 1 })).data
  expect(row?.user_id).toBe(id)
  const { data } = await office.send(students.get, { id: row?.id as number })
  await office.send(students.update, { ...data, internal_note: 'Płaci gotówką.' })
  expect((await visitor.call(students.profile, {})).text).not.toContain('gotówką')
})

describe('two at once', () => {
  test('a user who edits a student whose account was edited meanwhile is shown what changed, and loses nothing', async () => {
    const { office, owner } = world.as
    const { data } = await office.send(students.create, somebody())
    await owner.send(users.update, { ...data, id: data.user_id, last_name: 'Ćwik-Nowak' })
    const refused = await office.call(students.update, { ...data, phone: '+48601234567' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    const { revision } = (refused.body as unknown as { details: { revision: number } }).details
    const { data: saved } = await office.send(students.update, { ...data, last_name: 'Ćwik-Nowak', revision })
    expect(saved).toMatchObject({ last_name: 'Ćwik-Nowak' })
  })
})

test('a blocked student is signed out at once, and can sign in again when unblocked', async () => {
  const { office } = world.as
  const { id: user_id, visitor } = await world.person('client')
  await visitor.send(students.updateProfile, { first_name: 'Ewa', last_name: 'Lis', phone: null, country_id: null })
  const [row] = (await office.send(students.list, { sortBy: 'user_id', descending: 1 })).data
  expect(row?.user_id).toBe(user_id)
  const id = row?.id as number
  const { data } = await office.send(students.block, { id })
  expect(data.status).toBe('BLOCKED')
  expect((await visitor.call(session.user, {})).status).toBe(401)
  expect(await office.call(students.block, { id })).toMatchObject({ status: 409, body: { code: 'account_state' } })
  expect((await office.send(students.list, { status: 'BLOCKED', filter: 'ewa lis' })).data).toHaveLength(1)
  expect((await office.send(students.unblock, { id })).data.status).toBe('ACTIVE')
})

test('the export has the rows, order and filters of the list', async () => {
  const { office } = world.as
  const query = { hasEntries: 1, sortBy: 'email', descending: 1 } as const
  const { data, meta } = await office.send(students.list, query)
  expect(data.length).toBeGreaterThan(3)
  expect(data.every(({ entries_left }) => entries_left > 0)).toBe(true)
  const { text, headers } = await office.call(students.export, query)
  const lines = text.trim().split('\r\n')
  expect(headers['x-total-count']).toBe(String(meta.total))
  expect(lines.slice(1).map((line) => line.split(';')[2]?.replaceAll('"', ''))).toEqual(data.map(({ email }) => email))
})

test('the export has a column of each exported field of the table, with names in place of codes', async () => {
  const { office } = world.as
  const { text } = await office.call(students.export, { filter: 'student@atelier.test' })
  const [headings, row] = text.replace(/^\uFEFF/, '').split('\r\n')
  const known =
    'Nazwisko;Imię;E-mail do logowania;Telefon;Kraj;Język portalu i wiadomości;Konto;Niewykorzystane wejścia;Szkolenia'
  expect(headings?.replaceAll('"', '')).toBe(`${known};W akademii od (czas w Warszawie)`)
  expect(row).toMatch(
    /^"Carter";"Emily";"student@atelier.test";"\(\+44\) 7\d+";"Wielka Brytania";"English";"Aktywne";\d+;\d+;[\d-]+ [\d:]+$/,
  )
})

test('an account that is made as a student is in the list from the start, and no longer where that was a mistake', async () => {
  const { office } = world.as
  const { first_name, last_name, email } = somebody()
  const person = { first_name, last_name, email, language_name: 'pl' as const }
  const { data: account } = await office.send(users.create, { ...person, role: 'client' })
  const listed = async () => (await office.send(students.list, { filter: email })).data.map(({ user_id }) => user_id)
  expect(await listed()).toEqual([account.id])
  await office.send(users.update, { ...person, id: account.id, role: 'administrator' })
  expect(await listed()).toEqual([])
  await office.send(users.update, { ...person, id: account.id, role: 'client' })
  expect(await listed()).toEqual([account.id])
  await soldTo(world.db, email, {})
  const again = await office.call(users.update, { ...person, id: account.id, role: 'administrator' })
  expect(again).toMatchObject({ status: 409, body: { code: 'account_of_student' } })
})
