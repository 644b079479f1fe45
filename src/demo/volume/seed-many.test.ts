import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { notifications, unreadNewest } from '#academy/notifications/contract/notifications.ts'
import { startSession } from '#kit/server/session/session.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { Visitor } from '#testing/visitor.ts'
import { seedArtists } from './seed-many-artists.ts'
import { seedNotifications } from './seed-many-notifications.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const figures = sql.raw(
  'trainings_sold, trainings_uncompleted, trainings_completed, average_rating, reviews_count, approved_portfolio_items',
)

test('the network grows by the requested number of artists, each time', async () => {
  const { office } = world.as
  const before = (await office.send(artists.list, {})).meta.total
  await seedArtists(world.db, 300)
  await seedArtists(world.db, 200)
  expect((await office.send(artists.list, {})).meta.total).toBe((before ?? 0) + 500)
  const wrong = sql`
    select id from users
    where main_role_id is distinct from (select min(role_id) from user_roles where user_id = users.id)
  `
  expect((await wrong.execute(world.db)).rows).toEqual([])
})

test('their figures are those of their rows, differ, and go on following them', async () => {
  const { db } = world
  const read = async () => (await sql`select id, ${figures} from pro_artists order by id`.execute(db)).rows
  const made = await read()
  await sql`select refresh_artist_figures(array(select id from pro_artists))`.execute(db)
  expect(await read()).toEqual(made)

  const many = await sql<Record<string, number>>`
    select count(distinct trainings_sold)::integer as sold, count(distinct trainings_uncompleted)::integer as uncompleted,
      count(distinct average_rating)::integer as ratings, count(distinct level_id)::integer as levels
    from pro_artists where email like 'many.%'
  `.execute(db)
  expect(Math.min(...Object.values(many.rows[0] ?? {}))).toBeGreaterThan(3)

  const artist = sql`(select id from pro_artists where email like 'many.%' and trainings_completed > 0 order by id limit 1)`
  await sql`update trainings set state = 'CANCELLED' where pro_artist_id = ${artist}`.execute(db)
  const stale = sql`select 1 from pro_artists where trainings_completed <> (
    select count(*) from trainings where pro_artist_id = pro_artists.id and state = 'COMPLETED' and exists (
      select from participants where training_id = trainings.id and status <> 'CANCELLED' and outcome <> 'NO_SHOW'
    ))`
  expect((await stale.execute(db)).rows).toEqual([])
})

test('every recipient has read their share', async () => {
  const { db, portal, app, clock } = world
  await seedNotifications({ ...portal, clock: clock.now }, 30, 4)
  const readers = await db.selectFrom('users').select('id').where('email', 'like', 'reader.%').orderBy('id').execute()
  const unread: number[] = []
  for (const { id } of readers) {
    const client = { ip: '10.9.9.9', userAgent: 'test' }
    const reader = await Visitor.withSession(app, client.ip, await startSession(db, id, client, clock.now()))
    const { data } = await reader.send(notifications.list, unreadNewest)
    unread.push(data.length)
    expect(data[0]?.title).toBe('Wiadomość od: Joanna Wrońska')
  }
  expect(unread).toEqual([8, 8, 7, 7])
})
