import { beforeAll, expect, test } from 'vitest'
import type { Input } from '#kit/contract/endpoint.ts'
import { calendar } from '#teaching/calendar/contract/calendar.ts'
import { participants } from '#teaching/participants/contract/participants.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { castArtist } from '#testing/make/make-artists.ts'
import { seatAt } from '#testing/make/make-seats.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'

let world: Academy
let artistId: number
beforeAll(async () => {
  world = await academy()
  artistId = await castArtist(world.db)
  return world.close
})

const overlap_reason = 'Prowadzimy je we dwie.'
const reason = 'Sala jest zajęta.'

/** A training with one seat taken, whose artist has just moved it. */
async function movedTraining() {
  const { visitor, account } = await world.person('client')
  const id = await insertTraining(world.db, artistId, { state: 'PUBLISHED' }, { days: 200 })
  await seatAt(world.db, id, account.email, { status: 'CONFIRMED' })
  const moveTo = async (day: string) => {
    const { data } = await world.as.artist.send(trainings.get, { id })
    const sessions = [{ day, from: '10:00', to: '16:00' }]
    await world.as.artist.send(trainings.update, { ...data, sessions, overlap_reason } as unknown as Input<
      typeof trainings.update
    >)
  }
  await moveTo('2034-05-06')
  const mail = async () => (await world.lastMail(account.email)).text ?? ''
  return { id, visitor, moveTo, mail }
}

test('participants are notified that a change has to be approved, and of the decision', async () => {
  const { id, mail, moveTo } = await movedTraining()
  expect(await mail()).toContain('Biuro musi jeszcze sprawdzić tę zmianę.')
  await world.as.office.send(trainings.reject, { id, reason })
  expect(await mail()).toContain('Biuro nie przyjęło zmiany')
  expect(await mail()).toContain('6 maja 2034')
  await moveTo('2034-05-07')
  await world.as.artist.send(trainings.submit, { id, overlap_reason } as never)
  await world.as.office.send(trainings.accept, { id })
  expect(await mail()).toContain('Biuro przyjęło zmianę')
  expect(await mail()).toContain('7 maja 2034')
})

test('participants are not notified where only details irrelevant to them are decided', async () => {
  const { id, mail } = await movedTraining()
  await world.as.office.send(trainings.accept, { id })
  const { data } = await world.as.artist.send(trainings.get, { id })
  const price = { ...data.price, amount: data.price.amount + 5000 }
  await world.as.artist.send(trainings.update, { ...data, price, overlap_reason } as never)
  await world.as.office.send(trainings.reject, { id, reason })
  expect(await mail()).toContain('Biuro przyjęło zmianę')
})

test('a change that the office made by itself is not reported as rejected when it rejects the price', async () => {
  const { id, mail } = await movedTraining()
  await world.as.office.send(trainings.accept, { id })
  const planned = async () => (await world.as.office.send(trainings.get, { id })).data
  const sessions = [{ day: '2034-06-07', from: '10:00', to: '16:00' }]
  await world.as.office.send(trainings.update, { ...(await planned()), sessions, overlap_reason } as never)
  expect(await mail()).toContain('7 czerwca 2034')
  const { price, ...data } = await planned()
  const dearer = { ...price, amount: price.amount + 5000 }
  await world.as.artist.send(trainings.update, { ...data, price: dearer, overlap_reason } as never)
  await world.as.office.send(trainings.reject, { id, reason })
  expect(await mail()).not.toContain('Biuro nie przyjęło zmiany')
})

test('a training with seats stays in feeds while its change waits and once it was rejected', async () => {
  const { id, visitor } = await movedTraining()
  const { address } = (await visitor.send(calendar.renewFeed, {})).data
  const feed = async () => (await world.app.inject({ url: new URL(address).pathname })).body
  expect(await feed()).toMatch(/DTSTART:20340506.*STATUS:TENTATIVE/s)
  await world.as.office.send(trainings.reject, { id, reason })
  expect(await feed()).toMatch(/DTSTART:20340506.*STATUS:TENTATIVE/s)
  expect((await visitor.send(participants.ownSeat, { training_id: id })).data.state).toBe('REJECTED')
})
