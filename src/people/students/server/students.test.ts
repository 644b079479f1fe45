import { beforeAll, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { students } from '#people/students/contract/students.ts'
import { type Academy, academy } from '#testing/academy.ts'

const data = { first_name: 'Emilia', last_name: 'Karter', phone: '+48 601-234-567', country_id: 1 }

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('a student without a profile gets an empty one, and a row once they save', async () => {
  const { id, visitor, account } = await world.person('client')
  const { data: first } = await visitor.send(students.profile, {})
  expect(first).toMatchObject({ email: account.email, phone: null, country_id: null })
  const { data: saved } = await visitor.send(students.updateProfile, data)
  expect(saved).toMatchObject({ ...data, phone: '+48601234567', email: account.email })
  expect((await visitor.send(students.profile, {})).data).toEqual(saved)
  await visitor.send(students.updateProfile, { ...data, phone: null, country_id: null })
  const rows = await world.db.selectFrom('students').select('phone').where('user_id', '=', id).execute()
  expect(rows).toEqual([{ phone: null }])
})

test('a student has the same name and language as the account', async () => {
  const { visitor } = await world.person('client')
  await visitor.send(students.updateProfile, data)
  await visitor.send(session.changeLanguage, { language: 'en-US' })
  expect(await visitor.send(session.user, {})).toMatchObject({ first_name: 'Emilia', language_name: 'en-US' })
  expect((await visitor.send(students.profile, {})).data.language_name).toBe('en-US')
})

test('a student reaches nobody’s data but their own', async () => {
  const [one, other] = [await world.person('client'), await world.person('client')]
  await one.visitor.send(students.updateProfile, data)
  expect((await other.visitor.send(students.profile, {})).data).toMatchObject({ first_name: 'Anna', phone: null })
})

test('an error is shown at its field', async () => {
  const { visitor } = await world.person('client')
  const wrong = { first_name: '', last_name: 'x'.repeat(81), phone: '123', country_id: 999_999 }
  const { status, body } = await visitor.attempt(students.updateProfile, wrong)
  expect(status).toBe(422)
  expect(Object.keys((body as { errors: object }).errors)).toEqual(['first_name', 'last_name', 'phone'])
  expect(await visitor.attempt(students.updateProfile, { ...data, country_id: 999_999 })).toMatchObject({
    status: 422,
    body: { errors: { country_id: expect.anything() } },
  })
})
