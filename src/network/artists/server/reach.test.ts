import { beforeAll, describe, expect, test } from 'vitest'
import type { RoleName } from '#kit/contract/permissions.ts'
import { session } from '#kit/contract/session.ts'
import { applications } from '#network/applications/contract/applications.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'

/* Artists whose accounts have other roles too: by way of their row nobody reaches rights that they lack. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('the artist’s row of an owner', () => {
  const acts = {
    'changing the email': { endpoint: artists.update, input: { email: 'mine@example.com' } },
    'changing the name': { endpoint: artists.update, input: { first_name: 'Inna' } },
    disabling: { endpoint: artists.disable, input: {} },
    removing: { endpoint: artists.remove, input: {} },
    'sending a link': { endpoint: applications.sendLink, input: {} },
  }

  test.each(Object.entries(acts))('%s is refused to the office', async (_, { endpoint, input }) => {
    const owner = await artistWho('super-admin')
    const answer = await world.as.office.attempt(endpoint, { id: owner.id, revision: 1, ...input })
    const message = expect.stringMatching(/^To konto ma większe uprawnienia/)
    expect(answer).toMatchObject({ status: 403, body: { code: 'account_out_of_reach', message } })
    expect(await owner.visitor.send(session.user, {})).toMatchObject({ email: owner.account.email, first_name: 'Anna' })
  })

  test('enabling is, too; what is the artist’s alone is not', async () => {
    const { id } = await artistWho('super-admin')
    const { office, owner } = world.as
    await office.send(artists.update, { id, revision: 1, city: 'Gdynia' })
    await office.send(artists.addToProTeam, { id })
    await owner.send(artists.disable, { id })
    expect(await office.call(artists.enable, { id })).toMatchObject({ status: 403 })
  })

  test('every one of it is open to another owner', async () => {
    const { id, account, visitor } = await artistWho('super-admin')
    const { owner } = world.as
    const email = `new-${account.email}`
    await owner.send(artists.update, { id, revision: 1, email })
    expect(await visitor.send(session.user, {})).toMatchObject({ email })
    await owner.send(artists.disable, { id })
    expect(await visitor.call(session.user, {})).toMatchObject({ status: 401 })
    await owner.send(artists.enable, { id })
    await owner.send(artists.remove, { id })
  })
})

test('an administrator reaches another’s row until that one may do more', async () => {
  const { id } = await artistWho('administrator')
  const { person } = await lesser()
  await world.as.office.send(artists.update, { id, revision: 1, email: 'colleague@example.com' })
  expect(await person.visitor.call(artists.update, { id, revision: 2, email: 'mine@example.com' })).toMatchObject({
    status: 403,
    body: { code: 'account_out_of_reach' },
  })
})

describe('the last owner', () => {
  test('is not shut out, not even by two who do it to each other at once', async () => {
    const own = await academyForTest()
    const [one, other] = [await artistWho('super-admin', own), await artistWho('super-admin', own)]
    await own.db.updateTable('users').set({ is_blocked: true }).where('email', '=', 'owner@atelier.test').execute()
    // Each is signed in when the other is disabled: both wait for whom counts the owners first.
    const counting = await inTransactionOf(own)
    await counting.query(`select from roles where name = 'super-admin' for update`)
    const calls = [
      one.visitor.call(artists.disable, { id: other.id }),
      other.visitor.call(artists.disable, { id: one.id }),
    ]
    await untilWaiting(own.db, 2)
    await counting.query('commit')
    const answers = await Promise.all(calls)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'last_owner' })
  })
})

/** Somebody with an artist's row and one role more. */
async function artistWho(role: RoleName, { person, db } = world) {
  const someone = await person('pro-artist')
  const { id: role_id } = await db.selectFrom('roles').select('id').where('name', '=', role).executeTakeFirstOrThrow()
  await db.insertInto('user_roles').values({ user_id: someone.id, role_id }).execute()
  const { id } = await db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', someone.id)
    .executeTakeFirstOrThrow()
  return { ...someone, id }
}

/** A student who was given the right to edit artists, and no other. */
async function lesser() {
  const person = await world.person('client')
  const { id } = await world.db.selectFrom('roles').select('id').where('name', '=', 'client').executeTakeFirstOrThrow()
  const given = ['can-edit-pro-artist', 'can-view-all-pro-artists']
  await world.db
    .insertInto('role_permissions')
    .values(given.map((permission) => ({ role_id: id, permission })))
    .execute()
  return { person }
}
