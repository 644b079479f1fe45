import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#kit/server/postgres/database.ts'
import { artists } from '#network/artists/contract/artists.ts'
import type { Requirement } from '#network/levels/contract/levels.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { portfolioModeration } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'
import { publicProfileTexts } from '#reputation/public-profiles/contract/public-profiles.text.ts'
import { signUpStates } from '#teaching/sign-ups/contract/sign-ups.flow.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { requestPage } from '#testing/fixtures/shown-artists.ts'
import { voucherStates } from '#trade/vouchers/contract/voucher-states.ts'
import { voucherState } from '#trade/vouchers/server/vouchers.queries.ts'

let world: Academy
let db: Db
beforeAll(async () => {
  world = await academy()
  db = world.db
  return world.close
})

/** Each finds rows that contradict each other: what cannot be in a real academy. */
const contradictions = {
  'a finished training with a session still to come': `
    select from trainings where state = 'COMPLETED' and ends_at > now()`,
  'figures of a training that are not those of its rows': `
    select from trainings
    where starts_at is distinct from (select min(starts_at) from training_sessions where training_id = trainings.id)
      or ends_at is distinct from (select max(ends_at) from training_sessions where training_id = trainings.id)
      or seats_taken <> (select count(*) from participants where training_id = trainings.id and status <> 'CANCELLED')
        + (select count(*) from waiting_students where training_id = trainings.id and status = 'OFFERED')
        + (select count(*) from sign_ups where training_id = trainings.id and held_until is not null)`,
  'a training to come that does not lie in the future': `
    select from trainings
    where state in ('DRAFT', 'PENDING_VERIFICATION', 'ACCEPTED', 'REJECTED', 'UNPUBLISHED') and starts_at < now()`,
  'a training without a session': `
    select from trainings where id not in (select training_id from training_sessions)`,
  'a training that was written down before its artist joined': `
    select from trainings join pro_artists on pro_artists.id = pro_artist_id where created_at < status_changed_at`,
  'an artist whose trainings overlap': `
    select from trainings one join training_sessions early on early.training_id = one.id
      join trainings other on other.pro_artist_id = one.pro_artist_id and other.id <> one.id
      join training_sessions late on late.training_id = other.id
    where early.starts_at < late.ends_at and late.starts_at < early.ends_at`,
  'a training in a technique that its artist does not do, or by somebody without own trainings': `
    select from trainings join pro_artists on pro_artists.id = pro_artist_id
    where not technique = any (techniques) or not has_own_trainings`,
  'a training that moved on in the future, or before it was written down': `
    select from trainings where state_changed_at not between created_at and now()`,
  'a state without its reason, or a reason without its state': `
    select from trainings where (state = 'REJECTED') <> (rejection_reason is not null) or (state = 'CANCELLED') <> (cancel_reason is not null)`,
  'more people than seats, or too few for a training that was held': `
    select from trainings
      join lateral (select count(*) from participants where training_id = trainings.id and status <> 'CANCELLED') taken on true
    where taken.count > seats_max or (state = 'COMPLETED' and taken.count < seats_min)`,
  'a participant of a training that nobody can have seen': `
    select from trainings join participants on training_id = trainings.id
    where state not in ('PUBLISHED', 'COMPLETED', 'CANCELLED')`,
  'a seat at a training that was cancelled': `
    select from trainings join participants on training_id = trainings.id where state = 'CANCELLED' and status <> 'CANCELLED'`,
  'a student who is in two places at once': `
    select from participants one join training_sessions early on early.training_id = one.training_id
      join participants other on other.student_id = one.student_id and other.training_id <> one.training_id
      join training_sessions late on late.training_id = other.training_id
    where one.status <> 'CANCELLED' and other.status <> 'CANCELLED'
      and early.starts_at < late.ends_at and late.starts_at < early.ends_at`,
  'somebody who registered after the training began, before it was written down, or before they were a student': `
    select from participants join trainings on trainings.id = training_id join students on students.id = student_id
    where registered_at not between trainings.created_at and now() or registered_at < students.created_at
      or registered_at > (select min(starts_at) from training_sessions where training_id = trainings.id)`,
  'a finished training with an attendance or an outcome missing': `
    select from participants join trainings on trainings.id = participants.training_id
    where status <> 'CANCELLED' and state = 'COMPLETED' and (outcome = 'NONE'
      or (select count(*) from attendances where participant_id = participants.id)
        <> (select count(*) from training_sessions where training_id = trainings.id))`,
  'an attendance at somebody else’s session, or at one that has not begun': `
    select from attendances join participants on participants.id = participant_id
      join training_sessions on training_sessions.id = training_session_id
      join trainings on trainings.id = participants.training_id
    where participants.training_id <> training_sessions.training_id or training_sessions.starts_at > now()
      or state = 'CANCELLED' or status = 'CANCELLED'`,
  'somebody who passed without having been there, or was there and is said not to have come': `
    select from participants
      join lateral (select bool_and(is_present), bool_or(is_present) from attendances where participant_id = participants.id) present on true
    where (outcome = 'PASS' and not present.bool_and) or (outcome = 'NO_SHOW' and present.bool_or)`,
  'entries used that nobody used, or the other way round': `
    select from student_packages
    where entries_used <> (select count(*) from participants where student_package_id = student_packages.id)`,
  'an entry paid from a package that is somebody else’s, not active yet, or not for so long': `
    select from participants join student_packages on student_packages.id = student_package_id
    where participants.student_id <> student_packages.student_id or activates_at is null or registered_at < activates_at
      or expires_at < (select max(ends_at) from training_sessions where training_id = participants.training_id)`,
  'a package whose status is not that of its dates and entries': `
    select from student_packages where status <> case
      when status = 'CANCELLED' then 'CANCELLED'
      when activates_at is null then 'PENDING'
      when entries_used = entries_total then 'USED_UP'
      when expires_at <= now() then 'EXPIRED'
      else 'ACTIVE' end`,
  'a package that is not what the catalogue sold, or was paid back for nothing': `
    select from student_packages join packages on packages.id = package_id
    where entries_total <> entries or student_packages.price_amount <> packages.price_amount
      or (payment_status = 'REFUNDED') <> (status = 'CANCELLED')
      or refunded_amount is distinct from case when payment_status = 'REFUNDED' then student_packages.price_amount end`,
  'a package sold before its seller joined, before its buyer was a student, or in the future': `
    select from student_packages join students on students.id = student_id left join pro_artists on pro_artists.id = pro_artist_id
    where sold_at < coalesce(status_changed_at, '-infinity') or sold_at not between students.created_at and now() or activates_at < sold_at`,
  'a review by somebody who was not there, of another training, or of one that is not finished': `
    select from reviews join participants on participants.id = participant_id join trainings on trainings.id = participants.training_id
    where reviews.training_id <> participants.training_id or state <> 'COMPLETED'
      or not exists (select from attendances where participant_id = participants.id and is_present)`,
  'a review or an answer at the wrong time': `
    select from reviews
    where created_at > now() or replied_at not between created_at and now() or (reply is null) <> (replied_at is null)
      or created_at < (select max(ends_at) from training_sessions where training_id = reviews.training_id)`,
  'a work shown before its artist joined, or done in the future': `
    select from portfolio_items join pro_artists on pro_artists.id = pro_artist_id
    where created_at not between pro_artists.status_changed_at and now() or performed_on > created_at
      or not technique = any (techniques) or (status in ('REJECTED', 'HIDDEN')) <> (moderation_reason is not null)`,
  'a voucher that holds before it was issued': `
    select from vouchers where issued_at > now() or available_at < issued_at or valid_until <= available_at`,
  'a package or a voucher that ends before the last of its days is over': `
    select from (select expires_at as at from student_packages union all select valid_until from vouchers) ends
    where (at at time zone 'Europe/Warsaw')::time <> '00:00'`,
  'a voucher that paid for more than was due, or before it could be used': `
    select from voucher_entries join vouchers on vouchers.id = voucher_id join participants on participants.id = participant_id
      join trainings on trainings.id = training_id
    where student_package_id is not null or made_at not between available_at and vouchers.valid_until or redeemed > trainings.price_amount`,
  'a student without the account that belongs to them': `
    select from students join users on users.id = user_id
    where users.email <> students.email or users.first_name <> students.first_name or users.created_at > now()
      or is_blocked <> (students.status = 'BLOCKED')
      or (students.merged_into is null) <> exists (
        select from user_roles join roles on roles.id = user_roles.role_id where user_id = users.id and roles.name = 'client'
      )`,
}

describe('the life of the demo academy', () => {
  test.each(Object.entries(contradictions))('has not %s', async (_, query) => {
    const { rows } = await sql.raw(query.replace(/\bselect from/, 'select * from')).execute(db)
    expect(rows).toEqual([])
  })

  test('has forty trainings in every state and of every kind, and a hundred and twenty students', async () => {
    const trainings = await db.selectFrom('trainings').selectAll().execute()
    expect(trainings).toHaveLength(40)
    const states = 'DRAFT PENDING_VERIFICATION ACCEPTED REJECTED PUBLISHED UNPUBLISHED COMPLETED CANCELLED'.split(' ')
    expect(new Set(trainings.map(({ state }) => state))).toEqual(new Set(states))
    expect(new Set(trainings.map(({ kind }) => kind)).size).toBe(3)
    const students = db.selectFrom('students').select('id').where('merged_into', 'is', null)
    // Two of them twice.
    expect(await students.execute()).toHaveLength(122)
  })

  test('shows eight coming trainings to everybody, each with a photograph, and one of them full', async () => {
    const { text } = await requestPage(world, '/trainings')
    const cards = text.split('<li class="artist">').slice(1)
    expect(cards.length).toBeGreaterThanOrEqual(8)
    // A work; a portrait has no sizes to choose from.
    expect(cards.filter((card) => !card.includes('srcset='))).toEqual([])
    const isFull = (card: string) => card.includes(publicProfileTexts.publicPage.pl.full)
    expect(cards.some(isFull)).toBe(true)
    expect(cards.filter((card) => !isFull(card)).length).toBeGreaterThan(4)
  })

  test('has sign-ups in every state, each as its own steps would have left it, and alerts of several students', async () => {
    const signUps = await db.selectFrom('sign_ups').select('state').distinct().execute()
    expect(signUps.map(({ state }) => state).sort()).toEqual([...signUpStates].sort())
    const { rows } = await sql<{ students: number; places: number; alerts: number }>`
      select
        (select count(*)::int from sign_ups where state in ('SEATED', 'WAITLISTED') and not exists (
          select from participants where (participants.training_id, participants.student_id) = (sign_ups.training_id, sign_ups.student_id)
          union all
          select from waiting_students where (waiting_students.training_id, waiting_students.student_id) = (sign_ups.training_id, sign_ups.student_id)
        )) as places,
        (select count(*)::int from sign_ups where proven_at > now() or asked_at > proven_at or state_changed_at < proven_at) as alerts,
        (select count(distinct student_id)::int from training_alerts) as students
    `.execute(db)
    expect(rows).toEqual([{ places: 0, alerts: 0, students: 4 }])
  })

  test('has packages, reviews, works and vouchers in every state', async () => {
    expect(await statesOf('student_packages')).toEqual(['ACTIVE', 'CANCELLED', 'EXPIRED', 'PENDING', 'USED_UP'])
    expect(await statesOf('reviews')).toEqual(['HIDDEN', 'PUBLISHED', 'REMOVED'])
    expect(await statesOf('portfolio_items')).toEqual(['APPROVED', 'DRAFT', 'HIDDEN', 'PENDING', 'REJECTED'])
    const vouchers = await db.selectFrom('vouchers').selectAll().execute()
    const states = await db.selectFrom('vouchers').select(voucherState(new Date()).as('state')).distinct().execute()
    expect(states.map(({ state }) => state).sort()).toEqual([...voucherStates].sort())
    expect(new Set(vouchers.map(({ source }) => source)).size).toBe(3)
  })

  test('has ratings as people give them: mostly good, sometimes not, and no two texts about one artist are the same', async () => {
    const reviews = await db
      .selectFrom('reviews')
      .innerJoin('trainings', 'trainings.id', 'training_id')
      .select(['rating', 'text', 'pro_artist_id', 'status'])
      .execute()
    const share = (rating: number) => reviews.filter((review) => review.rating === rating).length / reviews.length
    expect(share(5)).toBeGreaterThan(0.5)
    expect(share(4)).toBeGreaterThan(0.2)
    expect(share(3)).toBeGreaterThan(0.02)
    expect(share(2)).toBeGreaterThan(0.005)
    const texts = reviews.map(({ pro_artist_id, text }) => `${pro_artist_id} ${text}`)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('gives every artist the level that their figures carry', async () => {
    const artists = await db
      .selectFrom('pro_artists')
      .innerJoin('levels', 'levels.id', 'level_id')
      .select(['email', 'code', 'requirements', 'trainings_completed', 'average_rating', 'reviews_count'])
      .select('approved_portfolio_items')
      .execute()
    const undeserved = artists.flatMap((artist) =>
      missing(artist.requirements, artist).map((what) => `${artist.email} ${artist.code} ${what}`),
    )
    expect(undeserved).toEqual([])
    const sold = await db.selectFrom('pro_artists').select('trainings_sold').distinct().execute()
    expect(sold.length).toBeGreaterThan(8)
  })

  test('leaves the artist one finished training short of the next level, with one that has just ended', async () => {
    const artist = await own()
    const levels = await db.selectFrom('levels').selectAll().orderBy('position').execute()
    const next = levels[levels.findIndex(({ id }) => id === artist.level_id) + 1]
    expect(missing(next?.requirements ?? [], artist)).toEqual(['trainings_completed'])
    expect(
      missing(next?.requirements ?? [], { ...artist, trainings_completed: artist.trainings_completed + 1 }),
    ).toEqual([])
    const ended = await db
      .selectFrom('trainings')
      .select('id')
      .where('pro_artist_id', '=', artist.id)
      .where('state', '=', 'PUBLISHED')
      .where('ends_at', '<', new Date().toISOString())
      .execute()
    expect(ended).toHaveLength(1)
  })

  test('has requests for a higher level, open and decided, each with figures that carried it on its day', async () => {
    const requests = await db.selectFrom('status_upgrade_requests').selectAll().execute()
    expect(requests.map(({ status }) => status).sort()).toEqual(
      'APPROVED APPROVED PENDING PENDING PENDING REJECTED'.split(' '),
    )
    const carried = requests.every(({ evidence }) =>
      evidence.every(({ value, at_least }) => value !== null && value >= at_least),
    )
    expect(carried).toBe(true)
    const { data } = await world.as.office.send(statusUpgrades.list, {})
    const changed = data.filter(({ evidence, figures }) =>
      evidence.some(({ metric, value }) => figures[metric] !== value),
    )
    expect(changed.length).toBeGreaterThan(0)
    const own = await world.as.artist.send(statusUpgrades.checklist, {})
    expect(own.data.requests).toMatchObject([{ status: 'APPROVED', to_level: { code: own.data.level?.code } }])
  })

  test('has something of everything for the student', async () => {
    const { id, user_id } = await db
      .selectFrom('students')
      .select(['id', 'user_id'])
      .where('email', '=', cast.student.email)
      .executeTakeFirstOrThrow()
    const packages = await db.selectFrom('student_packages').selectAll().where('student_id', '=', id).execute()
    expect(packages.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'PENDING'])
    expect(packages.every(({ entries_used, entries_total }) => entries_used < entries_total)).toBe(true)
    const trainings = await db
      .selectFrom('participants')
      .innerJoin('trainings', 'trainings.id', 'training_id')
      .leftJoin('reviews', 'participant_id', 'participants.id')
      .select(['state', 'outcome', 'rating'])
      .where('student_id', '=', id)
      .orderBy('state')
      .execute()
    expect(trainings).toEqual([
      { state: 'COMPLETED', outcome: 'PASS', rating: null },
      { state: 'PUBLISHED', outcome: 'NONE', rating: null },
    ])
    const vouchers = await db.selectFrom('vouchers').select('code').where('holder_id', '=', user_id).execute()
    expect(vouchers).toHaveLength(5)
  })

  test('shows the figures in the office’s list', async () => {
    const { data } = await world.as.office.send(artists.list, { filter: cast.artist.email })
    const { trainings_sold, trainings_uncompleted, trainings_completed, reviews_count } = await own()
    expect(data[0]).toMatchObject({ trainings_sold, trainings_uncompleted, reviews_count })
    expect(trainings_sold).toBeGreaterThan(trainings_uncompleted)
    expect(Math.min(trainings_uncompleted, trainings_completed)).toBeGreaterThan(0)
  })
})

type Figures = Record<Requirement['metric'], number | null>

function missing(requirements: Requirement[], figures: Figures): string[] {
  return requirements.filter(({ metric, at_least }) => (figures[metric] ?? 0) < at_least).map(({ metric }) => metric)
}

function own() {
  return db.selectFrom('pro_artists').selectAll().where('email', '=', cast.artist.email).executeTakeFirstOrThrow()
}

test('shows the office a picture that was here before, on top of what waits for it', async () => {
  const { office } = world.as
  const { data } = await office.send(portfolioModeration.list, { status: 'PENDING', itemsPerPage: 1 })
  const [copy] = data
  const { alike } = (await office.send(portfolioModeration.get, { id: copy?.id as number })).data
  expect(alike).toMatchObject([{ is_mirrored: true, is_shown: true, status: 'APPROVED' }])
  expect(alike[0]?.artist.id).not.toBe(copy?.artist.id)
})

async function statesOf(table: 'student_packages' | 'reviews' | 'portfolio_items'): Promise<string[]> {
  const rows = await db.selectFrom(table).select('status').distinct().orderBy('status').execute()
  return rows.map(({ status }) => status)
}
