import { beforeAll, expect, test } from 'vitest'
import { proArtists } from '#contract/pro-artists.ts'
import { cast } from '#testing/cast.ts'
import { type Academy, academy } from '#testing/server.ts'
import { insertTraining } from '#testing/trainings.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('an artist’s page counts what stands in the tables', async () => {
  const { db, as } = world
  const id = await idOf(cast.artist.email)
  const { data } = await as.office.send(proArtists.get, { id })
  const ofArtist = db.selectFrom('trainings').select('id').where('pro_artist_id', '=', id)
  const trainings = await ofArtist.execute()
  expect(data.trainings.map((training) => training.id).toSorted()).toEqual(trainings.map((row) => row.id).toSorted())
  const reviews = await db
    .selectFrom('reviews')
    .select(['rating', 'status'])
    .where('training_id', 'in', ofArtist)
    .execute()
  const stars = (status: string) =>
    [1, 2, 3, 4, 5].map((star) => reviews.filter((row) => row.status === status && row.rating === star).length)
  expect(data.reviews.published).toEqual(stars('PUBLISHED'))
  expect(data.reviews.removed).toEqual(stars('REMOVED'))
  expect(data.reviews_count).toBe(data.reviews.published.reduce((sum, count) => sum + count, 0))
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
  const { data } = await as.office.send(proArtists.get, { id })
  expect(data.trainings).toMatchObject([{ id: training, seats_taken: 2, seats_max: 8, city: 'Łódź' }])
})

test('packages are for whoever may see them, and for the artist who sold them', async () => {
  const { db, as } = world
  const id = await idOf(cast.artist.email)
  await db.deleteFrom('role_permissions').where('permission', '=', 'can-view-student-packages').execute()
  expect((await as.office.send(proArtists.get, { id })).data.packages).toBeNull()
  expect((await as.owner.send(proArtists.get, { id })).data.packages).not.toBeNull()
  expect((await as.artist.send(proArtists.get, { id })).data.packages).not.toBeNull()
})

async function idOf(email: string): Promise<number> {
  const { id } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}
