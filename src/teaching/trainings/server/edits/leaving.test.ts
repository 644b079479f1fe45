import { beforeAll, expect, test } from 'vitest'
import { artists } from '#network/artists/contract/artists.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { soldTo } from '#testing/make/make-sales.ts'
import { seatAt, trainingOf, waitingAt } from '#testing/make/make-seats.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'

/* An artist who is removed leaves nobody's paid value behind. */

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

async function artist() {
  const { id: userId } = await world.person('pro-artist')
  const row = world.db.selectFrom('pro_artists').select('id').where('user_id', '=', userId)
  return (await row.executeTakeFirstOrThrow()).id
}

/** Somebody with a package of which one entry is used. */
async function student() {
  const { account, visitor } = await world.person('client')
  const { id: student_package_id } = await soldTo(world.db, account.email, { entries_used: 1 })
  const used = async () => {
    const sold = world.db.selectFrom('student_packages').select('entries_used').where('id', '=', student_package_id)
    return (await sold.executeTakeFirstOrThrow()).entries_used
  }
  return { email: account.email, visitor, student_package_id, used }
}

const remove = (id: number) => world.as.office.call(artists.remove, { id })

test.each([
  ['is over and was never recorded', 'PUBLISHED', -72],
  ['was refused after an edit', 'REJECTED', 240],
] as const)(
  'a training with seats that %s is settled first: nobody loses an entry with it',
  async (_, state, startsIn) => {
    const artistId = await artist()
    const { email, student_package_id, used } = await student()
    const id = await trainingOf(world.db, artistId, { state, startsIn, verified: null })
    await seatAt(world.db, id, email, { student_package_id, status: 'CONFIRMED' })
    expect(await remove(artistId)).toMatchObject({ status: 409, body: { code: 'artist_has_trainings' } })
    await world.as.office.send(trainings.cancel, { id, reason: 'Odchodzi z akademii.' })
    expect(await used()).toBe(0)
    expect((await remove(artistId)).status).toBe(204)
  },
)

test('retained entries of those who had canceled are returned, and those who wait are notified by email', async () => {
  const artistId = await artist()
  const { email, visitor, student_package_id, used } = await student()
  const waiting = await world.person('client')
  const id = await trainingOf(world.db, artistId, { startsIn: 72 })
  const participant_id = await seatAt(world.db, id, email, { student_package_id })
  await visitor.send(participants.cancelOwn, { id: participant_id })
  expect(await used()).toBe(1)
  await waitingAt(world.db, id, waiting.account.email)
  const draft = await insertTraining(world.db, artistId, { state: 'DRAFT' })
  const held = await insertTraining(world.db, artistId, { state: 'COMPLETED' }, { students: 1 })
  expect((await remove(artistId)).status).toBe(204)
  expect(await used()).toBe(0)
  expect((await world.lastMail(waiting.account.email)).text).toContain('nie odbędzie się')
  const { data } = await world.as.office.send(trainings.get, { id })
  expect(data).toMatchObject({ state: 'CANCELLED', artist: null, history: [{ event: 'cancel', to: 'CANCELLED' }] })
  const left = await world.db.selectFrom('trainings').select('state').where('id', 'in', [draft, held]).execute()
  expect(left).toEqual([{ state: 'COMPLETED' }])
})
