import { beforeAll, expect, test } from 'vitest'
import { features, listeners } from '#app/server/app.ts'
import { doTasks } from '#kit/server/http/feature.ts'
import { importInvitations, invitationsAtOnce } from '#office/import-invitations/contract/import-invitations.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { importing } from '#testing/make/make-imports.ts'
import { sendInvitations } from './send-invitations.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  await doTasks(world.portal, features)
  return world.close
})
const { draftOf, run, undo } = importing(() => world)

test('each imported person is invited once, at a limited rate, in their language, with the source of their data', async () => {
  const { as, db, portal, clock } = world
  const people = Array.from({ length: invitationsAtOnce + 3 }, (_, number) => `invited-${number}@example.com`)
  const done = await run(
    await draftOf(
      'STUDENTS',
      ['E-mail;Imię;Nazwisko;Język', ...people.map((email, number) => `${email};Ewa;Lis;${number ? '' : 'en'}`)].join(
        '\n',
      ),
    ),
  )
  const id = done.id
  const list = async (state?: 'NONE' | 'WAITING' | 'SENT') =>
    (await as.office.send(importInvitations.list, { id, state })).data
  const counts = async () => (await as.office.send(importInvitations.summary, { id })).data
  const often = () => sendInvitations({ ...portal, clock: clock.now }, listeners)
  const mailed = async () =>
    (await db.selectFrom('mails').select('to').where('to', 'like', 'invited-%').execute()).map(({ to }) => to)
  expect(await counts()).toEqual({ NONE: people.length, WAITING: 0, SENT: 0, JOINED: 0 })

  // The answer is lost, and the call is sent again.
  const [first, second] = await list('NONE')
  for (let time = 0; time < 2; time++)
    await as.office.send(importInvitations.invite, { id, user_id: first?.id as number })
  expect(await counts()).toMatchObject({ NONE: people.length - 1, WAITING: 1 })
  await often()
  await often()
  expect(await mailed()).toEqual([people[0]])
  const mail = await world.lastMail(people[0] as string)
  expect(mail).toMatchObject({ subject: expect.stringMatching(/^Your account in the /) })
  expect(mail.text).toMatch(/own records[\s\S]*The controller is the academy[\s\S]*\/privacy/)

  await as.office.send(importInvitations.invite, { id })
  await as.office.send(importInvitations.stop, { id, user_id: second?.id as number })
  // Somebody who came by themselves is not disturbed, and nobody whom another account belongs to is reached.
  await db
    .updateTable('users')
    .set({ password_hash: 'x' })
    .where('email', '=', people[2] as string)
    .execute()
  const stranger = await as.office.send(importInvitations.invite, { id, user_id: (await world.person('client')).id })
  expect(stranger.data).toEqual({ NONE: 1, WAITING: people.length - 3, SENT: 1, JOINED: 1 })
  await often()
  expect(await mailed()).toHaveLength(1 + invitationsAtOnce)
  await often()
  await often()
  expect(await mailed()).toHaveLength(people.length - 2)
  expect(new Set(await mailed()).size).toBe(people.length - 2)
  await as.office.send(importInvitations.invite, { id })
  expect((await as.office.send(importInvitations.stop, { id })).data).toMatchObject({ NONE: 1, WAITING: 0 })
  await often()
  expect(await mailed()).toHaveLength(people.length - 2)

  // Of an import that was taken back nobody is invited any more.
  await as.office.send(importInvitations.invite, { id })
  await undo(done)
  await often()
  expect(await mailed()).toHaveLength(people.length - 2)
})
