import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { artists } from '#network/artists/contract/artists.ts'
import { obstacleTo } from '#network/status-upgrades/contract/status-upgrades.flow.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { type Academy, academy, academyForTest } from '#testing/academy.ts'
import { addSeat } from '#testing/make/make-figures.ts'
import { insertTraining } from '#testing/make/make-trainings.ts'
import { askOfSeniors, insertReviews, insertTrainings, insertUpgradeRequest } from '#testing/make/make-upgrades.ts'

const message = 'Prowadzę szkolenia co miesiąc i chcę uczyć więcej.'
const comment = 'Prosimy jeszcze o szkolenie w małej grupie.'

/** The requirements of a senior artist in these tests, independent of the demo academy's. */
const requirements = JSON.stringify([
  { metric: 'trainings_completed', at_least: 3 },
  { metric: 'average_rating', at_least: 4.2 },
  { metric: 'reviews_count', at_least: 5 },
])

let world: Academy
beforeAll(async () => {
  world = await academy()
  await askOfSeniors(world.db)
  await world.db
    .updateTable('levels')
    .set({ requirements: sql`${requirements}` })
    .where('code', '=', 'SENIOR_ARTIST')
    .execute()
  return world.close
})

describe('the checklist', () => {
  test('shows the artist’s level, and each requirement of the next one', async () => {
    const { visitor } = await artistWith({ trainings: 2, ratings: [5, 5, 4, 4, 5] })
    const { data } = await visitor.send(statusUpgrades.checklist, {})
    expect(data).toMatchObject({ level: { code: 'ARTIST' }, next_level: { code: 'SENIOR_ARTIST' }, requests: [] })
    expect(data.levels.map(({ code }) => code)).toEqual(['ARTIST', 'SENIOR_ARTIST', 'MASTER', 'GRAND_MASTER'])
    expect(data.requirements).toEqual([
      { metric: 'trainings_completed', at_least: 3, value: 2, is_met: false },
      { metric: 'average_rating', at_least: 4.2, value: 4.6, is_met: true },
      { metric: 'reviews_count', at_least: 5, value: 5, is_met: true },
    ])
  })

  test('begins with nothing: no rating is no zero', async () => {
    const { visitor } = await artistWith({})
    const { data } = await visitor.send(statusUpgrades.checklist, {})
    expect(data.requirements).toContainEqual({ metric: 'average_rating', at_least: 4.2, value: null, is_met: false })
  })

  test('has no requirements at the highest level', async () => {
    const { visitor, id } = await artistWith({})
    await putOnLevel(id, 'GRAND_MASTER')
    const { data } = await visitor.send(statusUpgrades.checklist, {})
    expect(data).toMatchObject({ level: { code: 'GRAND_MASTER' }, next_level: null, requirements: [] })
    expect(await visitor.call(statusUpgrades.request, { message })).toMatchObject({
      status: 409,
      body: { code: 'top_level_reached' },
    })
  })

  test('is there for nobody but pro artists', async () => {
    const { student, office } = world.as
    for (const visitor of [student, office]) {
      expect((await visitor.call(statusUpgrades.checklist, {})).status).toBe(404)
      expect(await visitor.send(statusUpgrades.has, {})).toEqual({ has_request: false, request: null })
    }
  })
})

describe('a threshold is met from the very figure on', () => {
  const five = [5, 5, 5, 5, 5]
  test.each([
    [
      'one training short',
      { trainings: 2, ratings: five },
      'Do poziomu Senior Artist brakuje 1 ukończonego szkolenia.',
    ],
    ['the very number', { trainings: 3, ratings: five }, null],
    ['one more', { trainings: 4, ratings: five }, null],
    [
      'a hundredth below the average',
      // 4.195…: an average is never rounded up to a requirement.
      { trainings: 3, ratings: [...Array(195).fill(4), ...Array(47).fill(5)] },
      'Do poziomu Senior Artist brakuje średniej ocen 4,2 (jest 4,19).',
    ],
    ['the very average', { trainings: 3, ratings: [4, 4, 4, 4, 5] }, null],
    [
      'much missing',
      { trainings: 1 },
      'Do poziomu Senior Artist brakuje 2 ukończonych szkoleń, średniej ocen 4,2 (nie ma jeszcze żadnej) i 5 opinii.',
    ],
  ])('%s', async (_, figures, refusal) => {
    const { visitor } = await artistWith(figures)
    const { status, body } = await visitor.call(statusUpgrades.request, { message })
    if (refusal)
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'requirements_not_met', message: refusal } })
    else expect(status).toBe(201)
  })

  test('the next training that ends is enough: the checklist shows it at once, and the request is accepted', async () => {
    const { visitor, id } = await artistWith({ trainings: 2, ratings: five })
    const training = await insertTraining(world.db, id, { state: 'PUBLISHED' })
    const shown = async () => (await visitor.send(statusUpgrades.checklist, {})).data
    const lacking = await shown()
    expect(obstacleTo(lacking)).toBe('requirements_not_met')
    expect(lacking.requirements.filter(({ is_met }) => !is_met)).toEqual([
      { metric: 'trainings_completed', at_least: 3, value: 2, is_met: false },
    ])
    expect((await visitor.call(statusUpgrades.request, { message })).status).toBe(409)

    await world.db.updateTable('trainings').set({ state: 'COMPLETED' }).where('id', '=', training).execute()
    // One without anybody is none.
    expect(obstacleTo(await shown())).toBe('requirements_not_met')
    await addSeat(world.db, training)
    const enough = await shown()
    expect(obstacleTo(enough)).toBe(null)
    expect(enough.requirements).toContainEqual({ metric: 'trainings_completed', at_least: 3, value: 3, is_met: true })
    expect((await visitor.call(statusUpgrades.request, { message })).status).toBe(201)
  })
})

describe('a request', () => {
  test('freezes what was reached; later figures leave it as it was', async () => {
    const { visitor, id } = await eligible()
    const requested = await visitor.send(statusUpgrades.request, { message })
    const evidence = [
      { metric: 'trainings_completed', at_least: 3, value: 3 },
      { metric: 'average_rating', at_least: 4.2, value: 5 },
      { metric: 'reviews_count', at_least: 5, value: 5 },
    ]
    expect(requested.data.requests).toMatchObject([{ status: 'PENDING', message, evidence, decided_at: null }])
    const [training] = await insertTrainings(world.db, id, 2)
    await insertReviews(world.db, training as number, [1])
    const shown = await world.as.office.send(statusUpgrades.ofArtist, { id })
    expect(shown.data.requests[0]?.evidence).toEqual(evidence)
    expect(shown.data.figures).toMatchObject({ trainings_completed: 5, average_rating: 4.33, reviews_count: 6 })
    const queue = await world.as.office.send(statusUpgrades.list, { filter: 'zielinska' })
    expect(queue.data.find(({ artist }) => artist.id === id)).toMatchObject({
      evidence,
      figures: { trainings_completed: 5 },
      to_level: { code: 'SENIOR_ARTIST' },
    })
  })

  test('is the only one until it is decided', async () => {
    const { visitor } = await eligible()
    await visitor.send(statusUpgrades.request, { message })
    expect(await visitor.send(statusUpgrades.has, {})).toMatchObject({ has_request: true, request: { message } })
    expect(await visitor.call(statusUpgrades.request, { message })).toMatchObject({
      status: 409,
      body: { code: 'upgrade_already_requested' },
    })
  })

  test('is refused to an artist who is disabled', async () => {
    const { visitor, id } = await eligible()
    await world.db.updateTable('pro_artists').set({ activation_status: 0 }).where('id', '=', id).execute()
    expect((await visitor.call(statusUpgrades.request, { message })).status).not.toBe(201)
    expect(await countOf(id)).toBe(0)
  })

  test('notifies the office, and is recorded in the artist’s history', async () => {
    const { visitor, id } = await eligible()
    await visitor.send(statusUpgrades.request, { message })
    expect(
      await noticesOf(
        (
          await world.db
            .selectFrom('users')
            .select('id')
            .where('email', '=', 'office@atelier.test')
            .executeTakeFirstOrThrow()
        ).id,
      ),
    ).toContainEqual(expect.objectContaining({ type: 'upgrade_requested', link: `proartist/${id}` }))
    const { data } = await world.as.office.send(artists.get, { id })
    expect(data.history[0]).toMatchObject({ event: 'upgradeRequested', comment: message, by: null })
  })

  test('can be withdrawn, once, and made again', async () => {
    const { visitor } = await eligible()
    await visitor.send(statusUpgrades.request, { message })
    await visitor.send(statusUpgrades.withdraw, {})
    expect(await visitor.call(statusUpgrades.withdraw, {})).toMatchObject({
      status: 409,
      body: { code: 'upgrade_not_open' },
    })
    expect(await visitor.send(statusUpgrades.has, {})).toMatchObject({
      has_request: false,
      request: { status: 'WITHDRAWN' },
    })
    expect((await visitor.send(statusUpgrades.request, { message })).data.requests.map(({ status }) => status)).toEqual(
      ['PENDING', 'WITHDRAWN'],
    )
  })
})

describe('the office', () => {
  test('approves: the level rises, and the artist is notified', async () => {
    const { visitor, id, userId, email } = await eligible()
    await visitor.send(statusUpgrades.request, { message })
    const { data } = await world.as.office.send(statusUpgrades.approve, { id, comment })
    expect(data).toMatchObject({
      level: { code: 'SENIOR_ARTIST' },
      next_level: { code: 'MASTER' },
      requests: [{ status: 'APPROVED', comment, decided_by: 'Joanna Wrońska' }],
    })
    expect(await visitor.send(statusUpgrades.has, {})).toMatchObject({
      has_request: false,
      request: { status: 'APPROVED' },
    })
    const mail = await world.lastMail(email)
    expect(mail.subject).toBe('Gratulacje: Twój nowy poziom to Senior Artist')
    expect(mail.text).toContain(comment)
    expect(await noticesOf(userId)).toMatchObject([{ type: 'upgrade_approved', link: 'status-upgrade' }])
    expect((await world.as.office.send(artists.get, { id })).data.history[0]).toMatchObject({
      event: 'upgradeApproved',
      comment,
    })
  })

  test('rejects with its reason: the level stays, and the artist may ask again', async () => {
    const { visitor, id, userId, email } = await eligible()
    await visitor.send(statusUpgrades.request, { message })
    expect((await world.as.office.attempt(statusUpgrades.reject, { id, comment: '' })).status).toBe(422)
    const { data } = await world.as.office.send(statusUpgrades.reject, { id, comment })
    expect(data).toMatchObject({ level: { code: 'ARTIST' }, requests: [{ status: 'REJECTED', comment }] })
    expect((await world.lastMail(email)).text).toContain(comment)
    expect(await noticesOf(userId)).toMatchObject([{ type: 'upgrade_rejected' }])
    expect((await visitor.call(statusUpgrades.request, { message })).status).toBe(201)
  })

  test('decides once, and only on the request that it saw', async () => {
    const { visitor, id } = await eligible()
    const { revision } = (await visitor.send(statusUpgrades.request, { message })).data
    await visitor.send(statusUpgrades.withdraw, {})
    await visitor.send(statusUpgrades.request, { message })
    const late = await world.as.office.call(statusUpgrades.approve, { id, revision })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    await world.as.office.send(statusUpgrades.reject, { id, comment })
    for (const step of [statusUpgrades.approve, statusUpgrades.reject])
      expect((await world.as.owner.call(step, { id, comment })).status).toBe(409)
  })

  test('grants a level to an artist who has fallen below only after a confirmation', async () => {
    const { visitor, id } = await eligible()
    const { data } = await visitor.send(statusUpgrades.request, { message })
    const decision = { id, revision: data.revision }
    await world.db
      .updateTable('trainings')
      .set({ state: 'CANCELLED' })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('trainings')
          .select((of) => of.fn.max('id').as('id'))
          .where('pro_artist_id', '=', id),
      )
      .execute()
    expect(await world.as.office.call(statusUpgrades.approve, { ...decision, lacking: [] })).toMatchObject({
      status: 409,
      body: {
        code: 'upgrade_lacking',
        message: expect.stringContaining('Ewa Zielińska nie spełnia już wszystkich wymagań, bo brakuje 1 ukończonego'),
      },
    })
    const granted = await world.as.office.send(statusUpgrades.approve, {
      ...decision,
      lacking: ['trainings_completed'],
    })
    expect(granted.data.level).toMatchObject({ code: 'SENIOR_ARTIST' })
  })

  test('cannot approve what does not lead up from the artist’s level any more, but can reject it', async () => {
    const { visitor, id } = await eligible()
    await visitor.send(statusUpgrades.request, { message })
    await putOnLevel(id, 'GRAND_MASTER')
    expect(await world.as.office.call(statusUpgrades.approve, { id })).toMatchObject({
      status: 409,
      body: { code: 'upgrade_level_changed' },
    })
    await world.as.office.send(statusUpgrades.reject, { id, comment })
  })

  test.each([
    { proArtistStatus: 1 },
    { proTeam: 1 },
    { proArtistActivationStatus: 0 },
    { trainingsSoldFrom: 7 },
    { trainingsUncompletedFrom: 3 },
    { countryId: 1 },
  ] as const)('is narrowed as the list of artists is: by %j', async (filters) => {
    const { office } = world.as
    const params = JSON.stringify({ context: 'STATUS_UPGRADE' })
    const found = await office.send(artists.list, { ...filters, params })
    const { data, meta } = await office.send(statusUpgrades.list, filters)
    const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other)
    expect(sorted(data.map(({ artist }) => artist.id))).toEqual(sorted(found.data.map(({ id }) => id)))
    expect(meta.total).toBeLessThan((await office.send(statusUpgrades.list, {})).meta.total)
  })

  test('finds the open requests, and counts them; they are visible also to a member of the office who sees no other artists', async () => {
    const { as, db, ...own } = await academyForTest()
    const before = (await as.office.send(statusUpgrades.list, {})).meta.total
    const { id } = await own.person('pro-artist')
    const artist = await artistOf(db, id)
    await insertUpgradeRequest(db, artist, { requested_at: '2020-01-01T10:00:00Z' })
    await insertUpgradeRequest(db, artist, { status: 'REJECTED', decided_at: new Date() })
    const { data, meta } = await as.office.send(statusUpgrades.list, { sortBy: 'requested_at' })
    expect(meta.total).toBe(before + 1)
    expect(data[0]).toMatchObject({ artist: { id: artist, last_name: 'Zielińska' } })
    expect(await as.office.send(dashboard.counters, {})).toMatchObject({
      pendingProArtistsStatusUpgradesCount: before + 1,
    })
    const { queues } = await as.office.send(dashboard.mine, {})
    expect(queues).toContainEqual({ name: 'upgrades', count: before + 1, oldest_at: '2020-01-01T10:00:00.000Z' })

    await db.deleteFrom('role_permissions').where('permission', '=', 'can-view-all-pro-artists').execute()
    expect((await as.office.send(statusUpgrades.list, {})).meta.total).toBe(before + 1)
    await as.office.send(statusUpgrades.approve, { id: artist })
    expect((await as.office.call(statusUpgrades.ofArtist, { id: artist })).status).toBe(404)
    expect((await as.owner.call(statusUpgrades.ofArtist, { id: artist })).status).toBe(200)
    await db.deleteFrom('role_permissions').where('permission', '=', 'can-view-status-upgrades').execute()
    expect((await as.office.call(statusUpgrades.list, {})).status).toBe(403)
  })
})

async function eligible() {
  return artistWith({ trainings: 3, ratings: [5, 5, 5, 5, 5] })
}

async function artistWith({ trainings = 0, ratings = [] }: { trainings?: number; ratings?: number[] }) {
  const { id: userId, visitor, account } = await world.person('pro-artist')
  const id = await artistOf(world.db, userId)
  const [training] = trainings > 0 ? await insertTrainings(world.db, id, trainings) : []
  if (training) await insertReviews(world.db, training, ratings)
  return { id, userId, visitor, email: account.email }
}

async function artistOf(db: Academy['db'], userId: number): Promise<number> {
  const { id } = await db.selectFrom('pro_artists').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  return id
}

async function putOnLevel(id: number, code: string): Promise<void> {
  const level = await world.db.selectFrom('levels').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  await world.db.updateTable('pro_artists').set({ level_id: level.id }).where('id', '=', id).execute()
}

async function countOf(id: number): Promise<number> {
  const rows = await world.db
    .selectFrom('status_upgrade_requests')
    .select('id')
    .where('pro_artist_id', '=', id)
    .execute()
  return rows.length
}

function noticesOf(userId: number) {
  return world.db.selectFrom('notifications').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}
