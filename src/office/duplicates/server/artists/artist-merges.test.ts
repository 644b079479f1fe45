import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#kit/contract/session.ts'
import { contextAt } from '#kit/server/http/context-at.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { inTransaction } from '#kit/server/postgres/transaction.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { levels } from '#network/levels/contract/levels.ts'
import { artistMerges, chosenOfArtists } from '#office/duplicates/contract/artist-merges.ts'
import { sides } from '#office/duplicates/contract/merges.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { personOf } from '#office/personal-data/server/person.ts'
import { students } from '#people/students/contract/students.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { contents, drawing } from '#testing/fixtures/contents.ts'
import { requestPage } from '#testing/fixtures/shown-artists.ts'
import { undeclaredReferences } from '#testing/fixtures/undeclared-references.ts'
import { artistPair, leftArtist, merging, pairOf } from '#testing/make/make-duplicates.ts'
import { soldTo, studentOf } from '#testing/make/make-sales.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import { artistsOf, obstaclesToMerging } from './artist-merges.queries.ts'
import { mergeArtists, partArtists } from './artist-merges.steps.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('every reference to an artist is declared: it moves, or the declaration explains why not', async () => {
  expect(await undeclaredReferences(world.db, ['pro_artists'], ['pro_artist_id', 'artist_id'])).toEqual([])
})

type Row = { id: number; user_id: number; email: string; level_id: number }

async function rowOf(id: number): Promise<Row> {
  const row = await world.db
    .selectFrom('pro_artists')
    .select(['id', 'user_id', 'email', 'level_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row as Row
}

/** The artists of the demo who have the most: trainings, works, reviews, sales, messages. */
async function busyPair() {
  const { rows } = await sql<{ id: number }>`
    select pro_artists.id from pro_artists
    where invitation_status = 3 and exists (select from portfolio_items where pro_artist_id = pro_artists.id)
      and exists (select from public_profiles where pro_artist_id = pro_artists.id and is_on)
      and not exists (select from status_upgrade_requests where pro_artist_id = pro_artists.id and status = 'PENDING')
      and not exists (select from students where students.user_id = pro_artists.user_id)
      and not exists (select from duplicate_pairs where kind = 'ARTISTS' and pro_artists.id in (left_artist_id, right_artist_id))
    order by trainings_completed desc, id limit 2
  `.execute(world.db)
  const [left, right] = rows.map(({ id }) => id).toSorted((one, other) => one - other) as [number, number]
  const { id } = await pairOf(world.db, left, right, 'ARTISTS')
  return { id, left: await rowOf(left), right: await rowOf(right) }
}

describe('a merge of two artists', () => {
  test('leaves one record with everything, found by both addresses, and is undone without a trace', async () => {
    const { db, as } = world
    const { id, left, right } = await busyPair()
    const slugOf = async (artist: number) =>
      (
        await db
          .selectFrom('public_profile_addresses')
          .select('slug')
          .where('pro_artist_id', '=', artist)
          .where('is_current', '=', true)
          .executeTakeFirstOrThrow()
      ).slug
    const [keptSlug, otherSlug] = [await slugOf(left.id), await slugOf(right.id)]
    const page = (slug: string) => requestPage(world, `/artists/${slug}`)
    const before = await contents(db)
    const { data: shown } = await as.office.send(artistMerges.compare, { id })
    expect(shown).toMatchObject({ obstacles: [], merge: null })
    const figuresOf = (artist: number) =>
      db
        .selectFrom('pro_artists')
        .select(['trainings_sold', 'reviews_count', 'approved_portfolio_items', 'trainings_completed'])
        .where('id', '=', artist)
        .executeTakeFirstOrThrow()
    const [ofLeft, ofRight] = [await figuresOf(left.id), await figuresOf(right.id)]

    const revisions = { left_revision: shown.left.revision, right_revision: shown.right.revision }
    const choice = { ...leftArtist, fields: { ...leftArtist.fields, city: 'right' as const } }
    const { data: merged } = await as.office.send(artistMerges.merge, { id, ...choice, ...revisions })
    expect(merged.left.figures).toEqual(shown.after)
    expect(merged.left).toMatchObject({ city: shown.right.city, level: shown.left.level })
    expect(merged.merge).toMatchObject({ kept: 'left', undone_at: null, by: expect.any(String) })
    // Sums, and what is derived of them.
    const now = await figuresOf(left.id)
    for (const name of Object.keys(now) as (keyof typeof now)[])
      expect(now[name], name).toBe(ofLeft[name] + ofRight[name])
    expect(Object.values(await figuresOf(right.id))).toEqual([0, 0, 0, 0])
    // The level is the one that was chosen, also where the sums would allow another.
    expect((await rowOf(left.id)).level_id).toBe(left.level_id)

    // Lists, counts, pickers and links.
    for (const context of ['LIST', 'APPLICATION', 'INVITATION', 'VERIFICATION', 'STATUS_UPGRADE']) {
      const { data } = await as.office.send(artists.list, { params: JSON.stringify({ context }), filter: right.email })
      expect(data, context).toEqual([])
    }
    const { text: exported } = await as.office.attempt(artists.export, {
      params: JSON.stringify({ context: 'APPLICATION' }),
    })
    expect(exported).toContain(left.email)
    expect(exported).not.toContain(right.email)
    expect((await as.office.send(artists.get, { id: right.id })).data.id).toBe(left.id)
    expect((await as.office.call(artists.disable, { id: right.id })).status).toBe(404)
    const { data: ladder } = await as.office.send(levels.list, {})
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::int as count from pro_artists where level_id = ${right.level_id} and merged_into is null
    `.execute(db)
    expect(ladder.find((one) => one.id === right.level_id)?.artists_count).toBe(counted[0]?.count)

    // The public page: the address of the other leads to the one that stays, and the page shows the works of both.
    const moved = await page(otherSlug)
    expect([moved.status, moved.headers.location]).toEqual([301, expect.stringContaining(`/${keptSlug}`)])
    expect((await page(keptSlug)).status).toBe(200)
    expect((await requestPage(world, '/sitemap.xml')).text).not.toContain(`/${otherSlug}<`)

    expect((await as.office.call(artistMerges.merge, { id, ...choice })).status).toBe(409)
    const { data: undone } = await as.office.send(artistMerges.undo, { id })
    expect(undone.merge).toMatchObject({ left_behind: [], undone_at: expect.any(String) })
    expect((await page(otherSlug)).status).toBe(200)
    expect(await contents(db)).toEqual(before)
    expect((await as.office.call(artistMerges.undo, { id })).status).toBe(409)
  })

  test('closes one account: nobody signs in to it, its mailbox learns no address, and an undo opens it', async () => {
    const { db, as } = world
    const [one, other] = [await world.person('pro-artist'), await world.person('pro-artist')]
    const idOf = async (user: number) =>
      (await db.selectFrom('pro_artists').select('id').where('user_id', '=', user).executeTakeFirstOrThrow()).id
    const { id } = await pairOf(db, await idOf(one.id), await idOf(other.id), 'ARTISTS')
    await as.office.send(artistMerges.merge, { id, ...leftArtist })
    expect((await one.visitor.call(session.user, {})).status).toBe(200)
    expect((await other.visitor.call(session.user, {})).status).toBe(401)
    const { email, password } = other.account
    const refused = await (await world.guest()).call(session.login, { email, password })
    expect(refused).toMatchObject({ status: 403, body: { code: 'account_merged' } })
    const letters = await db.selectFrom('mails').selectAll().where('to', '=', email).execute()
    expect(letters.length).toBeGreaterThan(0)
    expect(JSON.stringify([refused.body, letters])).not.toContain(one.account.email)
    await as.office.send(artistMerges.undo, { id })
    const guest = await world.guest()
    expect((await guest.call(session.login, { email, password })).status).toBe(204)
    expect((await guest.send(session.user, {})).pro_artist).not.toBeNull()
  })

  test('is refused for a page of yesterday, for applications, and where something has to be settled', async () => {
    const { db, as } = world
    const { id, left, right } = await artistPair(world)
    const { data: shown } = await as.office.send(artistMerges.compare, { id })
    await as.office.send(artists.addToProTeam, { id: right })
    const stale = { left_revision: shown.left.revision, right_revision: shown.right.revision }
    expect(await as.office.call(artistMerges.merge, { id, ...leftArtist, ...stale })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    const obstacles = async () => (await as.office.send(artistMerges.compare, { id })).data.obstacles
    const refused = { status: 409, body: { code: 'merge_obstacles' } }
    const [from, to] = await db.selectFrom('levels').select('id').orderBy('position').limit(2).execute()
    await db
      .insertInto('status_upgrade_requests')
      .values({
        ...{ pro_artist_id: right, from_level_id: from?.id as number, to_level_id: to?.id as number },
        ...{ message: 'Proszę.', evidence: sql`'[]'::jsonb` as never, requested_at: world.clock.now() },
      })
      .execute()
    expect(await obstacles()).toEqual(['UPGRADE'])
    expect(await as.office.call(artistMerges.merge, { id, ...leftArtist })).toMatchObject(refused)
    await as.owner.send(erasures.requestArtist, { id: left, is_settled: true })
    expect(await obstacles()).toEqual(['ERASURE', 'UPGRADE'])
  })

  test('keeps the account of which somebody is a student, with all that they have as one', async () => {
    const { db, as } = world
    const { id, left, right } = await artistPair(world)
    const { user_id: user, email } = await rowOf(left)
    const student = await studentOf(db, email)
    await soldTo(db, email, {})
    const { data: shown } = await as.office.send(artistMerges.compare, { id })
    expect(shown).toMatchObject({ obstacles: [], left: { student: 'USED' }, right: { student: 'NONE' } })
    const keepRight = { id, ...leftArtist, kept: 'right' as const }
    const refused = { status: 409, body: { code: 'merge_of_student' } }
    expect(await as.office.call(artistMerges.merge, keepRight)).toMatchObject(refused)

    // The other account is a student's, too, of whom there is nothing yet: that record leads to the one that stays.
    const other = await studentOf(db, (await rowOf(right)).email)
    expect(await as.office.call(artistMerges.merge, keepRight)).toMatchObject(refused)
    const before = await contents(db)
    await as.office.send(artistMerges.merge, { id, ...leftArtist })
    const { data: kept } = await as.office.send(students.get, { id: other })
    expect(kept).toMatchObject({ id: student, user_id: user, packages: [expect.anything()] })
    expect((await personOf(db, 'artist', left))?.former).toMatchObject([{ artist: right, student: other }])
    await as.office.send(artistMerges.undo, { id })
    expect((await as.office.send(students.get, { id: other })).data.id).toBe(other)
    expect(await contents(db)).toEqual(before)
  })

  test('is refused where both bought something as students, or one takes part in a training of the other', async () => {
    const { db, as } = world
    const { id, left, right } = await artistPair(world)
    const obstacles = async () => (await as.office.send(artistMerges.compare, { id })).data.obstacles
    const student_id = await studentOf(db, (await rowOf(left)).email)
    const training_id = await insertTraining(db, right)
    const seat = { training_id, student_id, status: 'CONFIRMED', outcome: 'NONE', registered_at: new Date() } as const
    const { id: seatId } = await db.insertInto('participants').values(seat).returning('id').executeTakeFirstOrThrow()
    expect(await obstacles()).toEqual(['SEAT'])
    const refused = { status: 409, body: { code: 'merge_obstacles' } }
    expect(await as.office.call(artistMerges.merge, { id, ...leftArtist })).toMatchObject(refused)
    await db.updateTable('participants').set({ status: 'CANCELLED' }).where('id', '=', seatId).execute()
    expect(await obstacles()).toEqual([])
    await soldTo(db, (await rowOf(left)).email, {})
    await soldTo(db, (await rowOf(right)).email, {})
    expect(await obstacles()).toEqual(['STUDENT'])
    expect(await as.office.call(artistMerges.merge, { id, ...leftArtist })).toMatchObject(refused)
  })

  test('of fifty at once from two sides, one wins; sent again it is answered once', async () => {
    const { as } = world
    const { id } = await artistPair(world)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        as.office.call(artistMerges.merge, { id, ...leftArtist, kept: index % 2 ? 'left' : 'right' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
  })
})

test('a training that is completed while its artist is merged belongs to the remaining artist, with the certificate, and counts once', async () => {
  const { db, as } = world
  for (const first of ['merge', 'complete'] as const) {
    const { id, left, right } = await artistPair(world)
    const training = await trainingOf(db, right, { startsIn: -10 })
    const seat = await seatAt(db, training, (await world.person('client')).account.email, { outcome: 'PASS' })
    const merge = () => as.office.call(artistMerges.merge, { id, ...leftArtist })
    const complete = () => as.owner.call(trainings.complete, { id: training })
    const other = await inTransactionOf(world)
    await other.query('select from trainings where id = $1 for update', [training])
    const answers = [first === 'merge' ? merge() : complete()]
    await untilWaiting(db, 1)
    answers.push(first === 'merge' ? complete() : merge())
    await untilWaiting(db, 2)
    await other.query('commit')
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
    const held = db.selectFrom('trainings').select(['pro_artist_id', 'state']).where('id', '=', training)
    expect(await held.executeTakeFirst()).toEqual({ pro_artist_id: left, state: 'COMPLETED' })
    const counted = db.selectFrom('pro_artists').select('trainings_completed').where('id', 'in', [left, right])
    expect(await counted.orderBy('id').execute()).toEqual([{ trainings_completed: 1 }, { trainings_completed: 0 }])
    const issued = db.selectFrom('certificates').select('id').where('participant_id', '=', seat)
    expect(await issued.execute()).toHaveLength(1)
  }
})

describe('an undo of a merge of artists', () => {
  test('leaves what was changed since, and returns what was not', async () => {
    const { db, as } = world
    const { id, left, right } = await artistPair(world)
    const { email } = await rowOf(left)
    await db.updateTable('pro_artists').set({ website: 'https://brwi.example' }).where('id', '=', right).execute()
    const choice = { ...leftArtist, fields: { ...leftArtist.fields, website: 'right' as const } }
    await as.office.send(artistMerges.merge, { id, ...choice })
    await db.updateTable('pro_artists').set({ website: 'https://nowa.example' }).where('id', '=', left).execute()
    const { data } = await as.office.send(artistMerges.undo, { id })
    expect(data.merge?.left_behind).toEqual([{ kind: 'profile', count: 1 }])
    expect(data.left).toMatchObject({ email, website: 'https://nowa.example' })
    expect(data.right.website).toBe('https://brwi.example')
  })

  test('of a record that was merged further waits for that one; what was sold stays with who has it', async () => {
    const { db, as } = world
    const { id, left, right } = await artistPair(world)
    const third = await artistPair(world)
    const before = await contents(db)
    await as.office.send(artistMerges.merge, { id, ...leftArtist })
    const further = await pairOf(db, left, third.left, 'ARTISTS')
    await as.office.send(artistMerges.merge, { id: further.id, ...leftArtist, kept: 'right' })
    expect((await as.office.send(artists.get, { id: right })).data.id).toBe(third.left)
    expect(await as.office.call(artistMerges.undo, { id })).toMatchObject({
      status: 409,
      body: { code: 'merge_of_merged' },
    })
    await as.office.send(artistMerges.undo, { id: further.id })
    await as.office.send(artistMerges.undo, { id })
    expect(await contents(db)).toEqual(before)
  })

  test('is refused while the person is going to be erased; export and erasure reach both records', async () => {
    const { db, as } = world
    const { id, left, right } = await artistPair(world)
    const before = await contents(db)
    await as.office.send(artistMerges.merge, { id, ...leftArtist })
    const { user_id } = await rowOf(right)
    expect((await personOf(db, 'artist', left))?.former).toMatchObject([{ artist: right, user: user_id }])
    const { data: erasure } = await as.owner.send(erasures.requestArtist, { id: left, is_settled: true })
    expect(await as.office.call(artistMerges.undo, { id })).toMatchObject({
      status: 409,
      body: { code: 'merge_erased' },
    })
    await as.owner.send(erasures.withdraw, { id: erasure.id })
    await as.office.send(artistMerges.undo, { id })
    expect(await contents(db)).toEqual(before)
  })
})

// As many as of students: MERGES=1000 npx vitest run --project api artist-merges
const mergesTried = Number(process.env.MERGES ?? 20)
const timeout = 120_000 + mergesTried * 1_000

test('random merges of artists, up to four over each other and undone, leave the academy as it was', {
  timeout,
}, async () => {
  const { db, portal, clock, as } = world
  const user = await as.owner.send(session.user, {})
  const pool = await db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', 'is not', null)
    .where('merged_into', 'is', null)
    .where('email', 'not like', 'pro-artist-%')
    .orderBy('id')
    .execute()
  expect(pool.length).toBeGreaterThan(10)
  const draw = drawing(20261126)
  const before = await contents(db)
  for (let undone = 0; undone < mergesTried; )
    undone += await inTransaction(db, async (tx) => {
      const ctx = { ...contextAt({ ...portal, db: tx }, { atOnce: [], later: [] }, clock.now(), user), user }
      const done: number[] = []
      for (let step = 0; step < 4; step += 1) {
        const pair = await freePair(tx, draw(pool).id, draw(pool).id)
        if (pair === null) continue
        const fields = Object.fromEntries(
          chosenOfArtists.map((field) => [field, draw(sides)]),
        ) as typeof leftArtist.fields
        const revisions = { left: undefined, right: undefined }
        await mergeArtists(ctx, merging, pair, { kept: draw(sides), fields, revisions })
        done.push(pair)
      }
      for (const id of done.toReversed()) await partArtists(ctx, merging, id)
      return done.length
    })
  expect(await contents(db)).toEqual(before)
})

/** A pair of these two that nothing keeps from being merged. */
async function freePair(db: Db, one: number, other: number): Promise<number | null> {
  if (one === other) return null
  const [left, right] = [Math.min(one, other), Math.max(one, other)]
  const known = await db
    .selectFrom('duplicate_pairs')
    .select(['id', 'state'])
    .where('left_artist_id', '=', left)
    .where('right_artist_id', '=', right)
    .executeTakeFirst()
  if (known && known.state !== 'OPEN') return null
  const { id } = known ?? (await pairOf(db, left, right, 'ARTISTS'))
  const pair = { id, kind: 'ARTISTS', state: 'OPEN', left: { id: left }, right: { id: right } } as const
  const people = await artistsOf(db, pair)
  return people && (await obstaclesToMerging(db, people)).length === 0 ? id : null
}
