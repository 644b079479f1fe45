import { beforeAll, describe, expect, test } from 'vitest'
import { shift } from '#kit/server/postgres/instant.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { allTrainingsRight } from '#teaching/trainings/contract/trainings.flow.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import type { Visitor } from '#testing/visitor.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('an artist’s page has the counts of the tables', async () => {
  const { db, as } = world
  const id = await idOf(cast.artist.email)
  const { data } = await as.office.send(artists.get, { id })
  const ofArtist = db.selectFrom('trainings').select('id').where('pro_artist_id', '=', id)
  const trainings = await ofArtist.execute()
  expect(data.trainings?.map((training) => training.id).toSorted()).toEqual(trainings.map((row) => row.id).toSorted())
  const reviews = await db
    .selectFrom('reviews')
    .select(['rating', 'status'])
    .where('training_id', 'in', ofArtist)
    .execute()
  const stars = (status: string) =>
    [1, 2, 3, 4, 5].map((star) => reviews.filter((row) => row.status === status && row.rating === star).length)
  expect(data.reviews.figures.distribution).toEqual(stars('PUBLISHED'))
  expect(data.reviews.removed).toEqual(stars('REMOVED'))
  expect(data.reviews.figures).toMatchObject({ count: data.reviews_count, average: data.average_rating })
  expect(data.reviews.newest.length).toBe(Math.min(5, data.reviews_count))
  expect(data.reviews_count).toBeGreaterThan(0)
  expect(data.packages?.length).toBeGreaterThan(0)
})

test('seats taken are those of participants who did not cancel', async () => {
  const { db, as, person } = world
  const { id: userId } = await person('pro-artist')
  const { id } = await db.selectFrom('pro_artists').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  const training = await insertTraining(db, id, {}, { students: 3 })
  const [one] = await db.selectFrom('participants').select('id').where('training_id', '=', training).execute()
  await db
    .updateTable('participants')
    .set({ status: 'CANCELLED' })
    .where('id', '=', one?.id as number)
    .execute()
  const { data } = await as.office.send(artists.get, { id })
  expect(data.trainings).toMatchObject([{ id: training, seats_taken: 2, seats_max: 8, city: 'Łódź' }])
})

test('trainings are visible with the right to all of them, and to the artist who gives them', async () => {
  const { as } = world
  const id = await idOf(cast.artist.email)
  await world.db.deleteFrom('role_permissions').where('permission', '=', allTrainingsRight).execute()
  expect((await as.office.send(artists.get, { id })).data.trainings).toBeNull()
  expect((await as.owner.send(artists.get, { id })).data.trainings).not.toHaveLength(0)
  expect((await as.artist.send(artists.get, { id })).data.trainings).not.toHaveLength(0)
})

test('packages are visible with the right to them, and to the artist who sold them', async () => {
  const { db, as } = world
  const id = await idOf(cast.artist.email)
  await db.deleteFrom('role_permissions').where('permission', '=', 'can-view-student-packages').execute()
  expect((await as.office.send(artists.get, { id })).data.packages).toBeNull()
  expect((await as.owner.send(artists.get, { id })).data.packages).not.toBeNull()
  expect((await as.artist.send(artists.get, { id })).data.packages).not.toBeNull()
})

describe('the portfolio', () => {
  const statusesFor = async (reader: Visitor, id: number) => {
    const { data } = await reader.send(artists.get, { id })
    return data.portfolio.map(({ status }) => status)
  }

  test('comes in the artist’s own order; drafts are theirs alone, and what is not approved is for who moderates', async () => {
    const { db, as } = world
    const id = await idOf(cast.artist.email)
    const works = await db
      .selectFrom('portfolio_items')
      .select(['id', 'status'])
      .where('pro_artist_id', '=', id)
      .orderBy('position')
      .execute()
    const statuses = works.map(({ status }) => status)
    expect(statuses).toEqual(expect.arrayContaining(['DRAFT', 'PENDING', 'APPROVED']))
    const own = await as.artist.send(artists.get, { id })
    expect(own.data.portfolio.map((work) => work.id)).toEqual(works.map((work) => work.id))
    expect(await statusesFor(as.office, id)).toEqual(statuses.filter((status) => status !== 'DRAFT'))
    await db.deleteFrom('role_permissions').where('permission', '=', 'can-moderate-portfolio').execute()
    expect(new Set(await statusesFor(as.office, id))).toEqual(new Set(['APPROVED']))
    // Approved after all: the former reason does not apply any more.
    await db.updateTable('portfolio_items').set({ moderation_reason: 'Zdjęcie jest nieostre.' }).execute()
    expect(JSON.stringify(await as.office.send(artists.get, { id }))).not.toContain('nieostre')
    expect(await statusesFor(as.artist, id)).toEqual(statuses)
  })

  test('of another artist is not there', async () => {
    const { db, as } = world
    const id = await idOf(cast.artist.email)
    const { data } = await as.office.send(artists.get, { id: await idOf('barbara@jaskiewicz.example') })
    const theirs = await db.selectFrom('portfolio_items').select('id').where('pro_artist_id', '=', id).execute()
    expect(data.portfolio.length).toBeGreaterThan(0)
    expect(data.portfolio.filter((work) => theirs.some((their) => their.id === work.id))).toEqual([])
  })
})

describe('the vouchers', () => {
  const vouchersFor = async (reader: Visitor) => {
    const { data } = await reader.send(artists.get, { id: await idOf(cast.artist.email) })
    return data.vouchers
  }

  test('of an artist are theirs only, each in the state that the clock gives it', async () => {
    const { db, as } = world
    const { user_id } = await db
      .selectFrom('pro_artists')
      .select('user_id')
      .where('email', '=', cast.artist.email)
      .executeTakeFirstOrThrow()
    const issue = (code: string, [issued, available, valid]: [number, number, number]) => ({
      code,
      kind: 'PERCENT' as const,
      value: 10,
      holder_id: user_id as number,
      source: 'ADMIN' as const,
      issued_at: shift(new Date(), { days: issued }),
      available_at: shift(new Date(), { days: available }),
      valid_until: shift(new Date(), { days: valid }),
      note: 'Only for the office.',
    })
    await db
      .insertInto('vouchers')
      .values([
        issue('00000000SCHD', [-1, 1, 9]),
        issue('00000000ACTV', [-2, -1, 9]),
        issue('00000000GNE0', [-9, -8, 0]),
      ])
      .execute()
    const received = await vouchersFor(as.artist)
    expect(received?.filter(({ code }) => code.startsWith('00000000'))).toMatchObject([
      { code: '00000000SCHD', state: 'SCHEDULED', kind: 'PERCENT', value: 10, currency: null },
      { code: '00000000ACTV', state: 'ACTIVE' },
      { code: '00000000GNE0', state: 'EXPIRED' },
    ])
    expect(JSON.stringify(received)).not.toContain('Only for the office.')
    const held = await db
      .selectFrom('vouchers')
      .select('id')
      .where('holder_id', '=', user_id as number)
      .execute()
    expect(received?.map(({ id }) => id).toSorted()).toEqual(held.map(({ id }) => id).toSorted())
  })

  test('are visible with the right to vouchers, and to the artist who has them', async () => {
    const { db, as } = world
    expect(await vouchersFor(as.office)).not.toBeNull()
    await db.deleteFrom('role_permissions').where('permission', '=', 'can-view-all-vouchers').execute()
    expect(await vouchersFor(as.office)).toBeNull()
    expect(await vouchersFor(as.owner)).not.toBeNull()
    expect(await vouchersFor(as.artist)).not.toBeNull()
  })
})

async function idOf(email: string): Promise<number> {
  const { id } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}
