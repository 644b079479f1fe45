import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { personalData } from '#office/personal-data/contract/personal-data.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { personOf } from '../person.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

describe('everything that is one person is found by each of its rows', () => {
  test('an artist and their account', async () => {
    const user = await world.as.artist.send(session.user, {})
    const artist = user.pro_artist?.id as number
    const person = await personOf(world.db, 'artist', artist)
    expect(person).toEqual({
      user: user.id,
      artist,
      student: null,
      email: user.email,
      name: `${user.first_name} ${user.last_name}`,
      phones: [expect.stringMatching(/^\+48\d{9}$/)],
      former: [],
    })
    expect(await personOf(world.db, 'user', user.id)).toEqual(person)
  })

  test('a student and their account', async () => {
    const { id } = await world.db.selectFrom('students').select('id').limit(1).executeTakeFirstOrThrow()
    const person = await personOf(world.db, 'student', id)
    expect(person).toMatchObject({ student: id, user: expect.any(Number) })
    expect(await personOf(world.db, 'user', person?.user as number)).toEqual(person)
  })

  test('who applied and has no account is found by their application, and nobody by a number that is not', async () => {
    const { id } = await world.db
      .selectFrom('pro_artists')
      .select('id')
      .where('user_id', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(await personOf(world.db, 'artist', id)).toMatchObject({
      user: null,
      student: null,
      email: expect.any(String),
    })
    expect(await personOf(world.db, 'student', 999_999)).toBeUndefined()
  })
})

describe('what is stored', () => {
  test('is counted by kind, for oneself and for the office alike', async () => {
    const { data: own } = await world.as.artist.send(personalData.mine, {})
    expect(own.kinds).toEqual(expect.arrayContaining([{ kind: 'account', count: expect.any(Number) }]))
    const id = own.person.artist as number
    const { data: shown } = await world.as.office.send(personalData.ofArtist, { id })
    const kinds = (data: typeof own) => data.kinds.map(({ kind }) => kind).filter((kind) => kind !== 'signIns')
    expect(kinds(shown)).toEqual(kinds(own))
  })

  test('of a new person is an account, and how they signed in', async () => {
    const { visitor } = await world.person('client')
    const { data } = await visitor.send(personalData.mine, {})
    expect(data.kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account', 'signIns']))
    expect(data.kinds.every(({ count }) => count > 0)).toBe(true)
  })

  test('is shown of no owner to the office', async () => {
    const { office, owner } = world.as
    const { id } = await owner.send(session.user, {})
    expect((await office.call(personalData.ofUser, { id })).status).toBe(403)
    expect((await owner.call(personalData.ofUser, { id })).status).toBe(200)
  })
})
