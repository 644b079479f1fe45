import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RoleName } from '#kit/contract/permissions.ts'
import { session } from '#kit/contract/session.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Account, users } from '#people/users/contract/users.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { untilWaiting } from '#testing/servers/locks.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const draft = { first_name: 'Olga', last_name: 'Sowa', language_name: 'en-US', role: 'administrator' } as const
const password = { password: 'a new long password', password_confirmation: 'a new long password' }

const tokenFor = async (email: string) => (await world.lastMail(email)).values.token ?? ''

const accountOf = async (email: string) => {
  const { data } = await world.as.office.send(users.list, { filter: email })
  return data[0] as Account
}

describe('the list', () => {
  test('is narrowed by role, status and language, and finds people without diacritics', async () => {
    const { office } = world.as
    const artistsOf = await office.send(users.list, { role: 'pro-artist', itemsPerPage: 5 })
    expect(artistsOf.meta.total).toBeGreaterThan(20)
    expect(new Set(artistsOf.data.map(({ role }) => role))).toEqual(new Set(['pro-artist']))
    const found = await office.send(users.list, { filter: 'wronska joanna' })
    expect(found.data).toMatchObject([{ email: cast.office.email, role: 'administrator', status: 'ACTIVE' }])
    const invited = await office.send(users.list, { status: 'INVITED', language: 'pl' })
    expect(invited.data.map(({ email }) => email)).toContain(cast.newcomer.email)
  })

  test('refuses a column that it does not have, and a role that there is none', async () => {
    const { office } = world.as
    expect((await office.attempt(users.list, { sortBy: 'password_hash' })).status).toBe(422)
    expect((await office.attempt(users.list, { role: 'king' })).status).toBe(422)
    expect((await office.attempt(users.byRole, {})).status).toBe(422)
    expect((await office.attempt(users.byRole, { role: 'king' })).status).toBe(422)
  })

  test('by role answers who has it, by name', async () => {
    const { data, meta } = await world.as.office.send(users.byRole, { role: 'super-admin' })
    expect(data).toMatchObject([{ email: cast.owner.email }])
    expect(meta.total).toBe(1)
  })
})

describe('a new account', () => {
  test('is invited by mail, chooses a password and signs in', async () => {
    const email = 'olga.sowa@example.com'
    const { data } = await world.as.office.send(users.create, { ...draft, email })
    expect(data).toMatchObject({ email, status: 'INVITED', role: 'administrator', signed_in_at: null, revision: 1 })
    const isProven = async () => (await world.as.office.send(users.get, { id: data.id })).data.email_proven_at !== null
    expect(await isProven()).toBe(false)
    const token = await tokenFor(email)
    const guest = await world.guest()
    await guest.send(session.resetPassword, { token, email, ...password })
    expect(await isProven()).toBe(true)
    await guest.signIn({ email, password: password.password })
    expect((await accountOf(email)).status).toBe('ACTIVE')
    expect((await accountOf(email)).signed_in_at).not.toBeNull()
  })

  test('accepts no email twice, in any case, and no artist', async () => {
    const { office } = world.as
    const twice = await office.call(users.create, { ...draft, email: cast.student.email.toUpperCase() })
    expect(twice.status).toBe(422)
    expect(twice.text).toContain('"email"')
    const artist = await office.call(users.create, { ...draft, role: 'pro-artist', email: 'new-artist@example.com' })
    expect(artist.status).toBe(422)
    expect(artist.text).toContain('"role"')
  })

  test('has nothing that the request did not contain', async () => {
    const email = 'smuggler@example.com'
    const more = { is_blocked: true, password_hash: 'x', role_id: 1, roles: ['super-admin'], revision: 7 }
    const { status } = await world.as.office.attempt(users.create, { ...draft, email, ...more })
    expect(status).toBe(201)
    expect(await accountOf(email)).toMatchObject({ status: 'INVITED', roles: ['administrator'], revision: 1 })
    const { id } = await accountOf(email)
    await world.as.office.attempt(users.update, { id, ...draft, email, ...more, revision: 1, first_name: 'Ola' })
    expect(await accountOf(email)).toMatchObject({ first_name: 'Ola', status: 'INVITED', roles: ['administrator'] })
  })

  test('gets its invitation again, and the one before is void', async () => {
    const email = 'invited-twice@example.com'
    const { data } = await world.as.office.send(users.create, { ...draft, email })
    const first = await tokenFor(email)
    await world.as.office.send(users.invite, { id: data.id })
    const second = await tokenFor(email)
    const guest = await world.guest()
    expect(await guest.send(session.verifyResetToken, { token: first, email })).toEqual({ valid: false })
    expect(await guest.send(session.verifyResetToken, { token: second, email })).toEqual({ valid: true })
    const { id } = await accountOf(cast.student.email)
    expect(await world.as.office.call(users.invite, { id })).toMatchObject({
      status: 409,
      body: { code: 'account_state' },
    })
  })
})

describe('an edit', () => {
  test('names the revision that was on the screen; the second of two is shown what the first changed', async () => {
    const { id, account } = await world.person('administrator')
    const { revision } = await accountOf(account.email)
    const edited = { ...draft, id, email: account.email, revision }
    await world.as.office.send(users.update, edited)
    const late = await world.as.owner.call(users.update, { ...edited, last_name: 'Sroka' })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(late.text).toContain('Joanna Wrońska')
  })

  test('moves an invitation to the new email', async () => {
    const email = 'wrong-address@example.com'
    const { data } = await world.as.office.send(users.create, { ...draft, email })
    const lost = await tokenFor(email)
    await world.as.office.send(users.update, { ...draft, id: data.id, email: 'right-address@example.com' })
    const guest = await world.guest()
    expect(await guest.send(session.verifyResetToken, { token: lost, email })).toEqual({ valid: false })
    expect(await tokenFor('right-address@example.com')).toBeTruthy()
  })

  test('of an artist’s account is made where artists are; of a student’s it keeps the role and follows into their data', async () => {
    const { office } = world.as
    const artist = await accountOf(cast.completed.email)
    const refused = await office.call(users.update, { ...draft, id: artist.id, email: cast.completed.email })
    expect(refused).toMatchObject({ status: 409, body: { code: 'account_of_artist' } })
    expect((await office.call(users.remove, { id: artist.id })).body).toMatchObject({ code: 'account_of_artist' })
    const student = await accountOf(cast.student.email)
    const named = { ...draft, id: student.id, email: student.email, first_name: 'Emilia' }
    expect(await office.call(users.update, named)).toMatchObject({ status: 409, body: { code: 'account_of_student' } })
    await office.send(users.update, { ...named, role: 'client' })
    const row = await world.db
      .selectFrom('students')
      .select('first_name')
      .where('user_id', '=', student.id)
      .executeTakeFirstOrThrow()
    expect(row.first_name).toBe('Emilia')
  })
})

describe('blocking', () => {
  test('ends every session at once and keeps the person out until it is undone', async () => {
    const { id, account, visitor } = await world.person('client')
    const { data } = await world.as.office.send(users.block, { id })
    expect(data).toMatchObject({ status: 'BLOCKED', open_sessions: 0 })
    expect((await visitor.call(session.user, {})).status).toBe(401)
    const guest = await world.guest()
    expect((await guest.call(session.login, account)).status).toBe(422)
    expect((await world.as.office.call(users.block, { id })).body).toMatchObject({ code: 'account_state' })
    await world.as.office.send(users.unblock, { id })
    await (await world.guest()).signIn(account)
  })

  test('and ending sessions are not for one’s own account', async () => {
    const { id } = await accountOf(cast.office.email)
    for (const call of [users.block, users.endSessions, users.remove])
      expect(await world.as.office.attempt(call, { id })).toMatchObject({ status: 409, body: { code: 'own_account' } })
  })

  test('an artist’s or a student’s account is done here, too', async () => {
    const { id, visitor } = await world.person('pro-artist')
    await world.as.office.send(users.endSessions, { id })
    expect((await visitor.call(session.user, {})).status).toBe(401)
    await world.as.office.send(users.block, { id })
  })
})

test('a password that the office sets ends the sessions, voids links, forgets devices, and is no common one', async () => {
  const { id, account, visitor } = await world.person('client')
  const weak = { password: 'password1234', password_confirmation: 'password1234' }
  expect((await world.as.office.call(users.setPassword, { id, ...weak })).status).toBe(422)
  const known = world.db.selectFrom('known_devices').select('user_id').where('user_id', '=', id)
  await (await world.guest()).signIn(account)
  expect(await known.execute()).toHaveLength(1)
  const unlike = { ...password, password_confirmation: 'another long password' }
  expect((await world.as.office.call(users.setPassword, { id, ...unlike })).status).toBe(422)
  await world.as.office.send(users.setPassword, { id, ...password })
  expect((await visitor.call(session.user, {})).status).toBe(401)
  expect(await known.execute()).toEqual([])
  await (await world.guest()).signIn({ email: account.email, password: password.password })
})

test('a deleted account frees its email, leaves the list and keeps its events without a name', async () => {
  const { id, account, visitor } = await world.person('administrator')
  await visitor.send(users.list, { itemsPerPage: 1 })
  await world.as.office.send(users.remove, { id })
  expect(await accountOf(account.email)).toBeUndefined()
  expect((await visitor.call(session.user, {})).status).toBe(401)
  expect((await world.as.office.call(users.get, { id })).status).toBe(404)
  const { status } = await world.as.office.call(users.create, { ...draft, email: account.email })
  expect(status).toBe(201)
})

describe('reach', () => {
  test('an administrator sees an owner in the list and can do nothing to them', async () => {
    const { id, email } = await accountOf(cast.owner.email)
    const { office } = world.as
    const calls = [
      users.update,
      users.remove,
      users.setPassword,
      users.block,
      users.unblock,
      users.invite,
      users.endSessions,
    ]
    for (const call of calls) {
      const answer = await office.attempt(call, { id, ...draft, email, ...password })
      expect(answer).toMatchObject({ status: 403, body: { code: 'account_out_of_reach' } })
    }
  })

  test('nobody gives a right that they lack, and everybody takes away', async () => {
    const { office, owner } = world.as
    const refusal = { status: 403, body: { code: 'right_not_yours' } }
    const email = 'second-owner@example.com'
    expect(await office.call(users.create, { ...draft, email, role: 'super-admin' })).toMatchObject(refusal)
    const { id, account } = await world.person('client')
    const promoted = { ...draft, id, email: account.email }
    expect(await office.call(users.update, { ...promoted, role: 'super-admin' })).toMatchObject(refusal)
    await grant('client', 'can-edit-roles')
    expect(await office.call(users.create, { ...draft, email, role: 'client' })).toMatchObject(refusal)
    await owner.send(users.update, { ...promoted, role: 'administrator' })
    expect(await office.call(users.update, { ...promoted, role: 'client' })).toMatchObject(refusal)
    await revoke('client', 'can-edit-roles')
    await office.send(users.update, { ...promoted, role: 'client' })
  })
})

describe('at least one active owner survives', () => {
  test('an invited or a blocked owner does not count as another owner', async () => {
    const { id: other } = await world.person('super-admin')
    const { id } = await accountOf(cast.owner.email)
    for (const change of [{ password_hash: null }, { is_blocked: true }]) {
      await world.db.updateTable('users').set(change).where('id', '=', other).execute()
      const own = await world.as.owner.call(users.update, { ...draft, id, email: cast.owner.email })
      expect(own).toMatchObject({ status: 409, body: { code: 'last_owner' } })
    }
    await closeOwner(other)
  })

  const ways = [users.update, users.block, users.remove]
  test.each(ways.flatMap((one) => ways.map((two) => [one, two] as const)))(
    'when two owners do it to each other at the same moment',
    async (one, two) => {
      const first = await world.person('super-admin')
      const second = await world.person('super-admin')
      const { id } = await accountOf(cast.owner.email)
      await world.db.updateTable('users').set({ is_blocked: true }).where('id', '=', id).execute()
      const input = ({ id, account }: typeof first) => ({ ...draft, id, email: account.email })
      // Both have been let in, and wait for the row of the role.
      const gate = await holdOwners()
      const answers = [first.visitor.attempt(one, input(second)), second.visitor.attempt(two, input(first))]
      await untilWaiting(world.db, 2)
      await gate.open()
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      expect(await activeOwners()).toHaveLength(1)
      expect(statuses.filter((status) => status < 300)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(1)
      await world.db.updateTable('users').set({ is_blocked: false }).where('id', '=', id).execute()
      for (const { id } of [first, second]) await closeOwner(id)
    },
  )

  test('an artist who is the only owner is not disabled', async () => {
    const { id, visitor } = await world.person('pro-artist')
    await setRole(id, 'super-admin', true)
    const owner = await accountOf(cast.owner.email)
    await world.db.updateTable('users').set({ is_blocked: true }).where('id', '=', owner.id).execute()
    const { id: artistId } = await world.db
      .selectFrom('pro_artists')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await visitor.call(artists.disable, { id: artistId })).toMatchObject({
      status: 409,
      body: { code: 'last_owner' },
    })
    await world.db.updateTable('users').set({ is_blocked: false }).where('id', '=', owner.id).execute()
    await closeOwner(id)
  })
})

async function holdOwners() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let held = () => {}
  const isHeld = new Promise<void>((resolve) => {
    held = resolve
  })
  const done = world.db.transaction().execute(async (tx) => {
    await sql`select from roles where name = 'super-admin' for update`.execute(tx)
    held()
    await opened
  })
  await isHeld
  return {
    open: () => {
      open()
      return done
    },
  }
}

async function activeOwners() {
  const { rows } = await sql<{ id: number }>`
    select users.id from users join user_roles on user_id = users.id join roles on roles.id = user_roles.role_id
    where roles.name = 'super-admin' and not is_blocked
  `.execute(world.db)
  return rows
}

async function closeOwner(id: number) {
  await world.db.deleteFrom('user_roles').where('user_id', '=', id).execute()
}

async function setRole(user_id: number, role: RoleName, isAdditional = false) {
  const { id: role_id } = await world.db
    .selectFrom('roles')
    .select('id')
    .where('name', '=', role)
    .executeTakeFirstOrThrow()
  if (!isAdditional) await closeOwner(user_id)
  await world.db.insertInto('user_roles').values({ user_id, role_id }).execute()
}

async function grant(role: RoleName, permission: string) {
  const { id: role_id } = await world.db
    .selectFrom('roles')
    .select('id')
    .where('name', '=', role)
    .executeTakeFirstOrThrow()
  await world.db.insertInto('role_permissions').values({ role_id, permission }).execute()
}

async function revoke(role: RoleName, permission: string) {
  await sql`
    delete from role_permissions using roles
    where roles.id = role_id and roles.name = ${role} and permission = ${permission}
  `.execute(world.db)
}
