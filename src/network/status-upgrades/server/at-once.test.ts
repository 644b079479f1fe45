import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { askOfSeniors, insertReviews, insertTrainings } from '#testing/make/make-upgrades.ts'
import { untilWaiting } from '#testing/servers/locks.ts'
import type { Answer } from '#testing/visitor.ts'

/* What people do at the same moment happens one after the other. */

const message = 'Prowadzę szkolenia co miesiąc i chcę uczyć więcej.'
const comment = 'Gratulujemy!'

let world: Academy
beforeAll(async () => {
  world = await academy()
  await askOfSeniors(world.db)
  return world.close
})

test('of two requests at once one is made', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, visitor } = await eligible()
    const ask = () => visitor.copy().call(statusUpgrades.request, { message })
    const answers = await atOnce(id, [ask, ask, ask])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await standing(id)).requests).toHaveLength(1)
  }
})

test('of an approval, a rejection and a withdrawal at once one is done, and the artist is notified of that one', async () => {
  const { office, owner } = world.as
  for (let round = 0; round < 4; round++) {
    const { id, visitor, email } = await eligible()
    await visitor.send(statusUpgrades.request, { message })
    const answers = await atOnce<Answer>(id, [
      () => office.call(statusUpgrades.approve, { id, comment }),
      () => owner.call(statusUpgrades.reject, { id, comment }),
      () => visitor.call(statusUpgrades.withdraw, {}),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1)
    const { requests, level } = await standing(id)
    expect(requests).toHaveLength(1)
    expect(level?.code).toBe(requests[0]?.status === 'APPROVED' ? 'SENIOR_ARTIST' : 'ARTIST')
    const mails = await world.db.selectFrom('mails').select('id').where('to', '=', email).execute()
    expect(mails).toHaveLength(requests[0]?.status === 'WITHDRAWN' ? 0 : 1)
  }
})

test('a level that is raised while its request is withdrawn is raised, and the request was either decided or withdrawn', async () => {
  const { id: level_id } = await world.db
    .selectFrom('levels')
    .select('id')
    .where('code', '=', 'SENIOR_ARTIST')
    .executeTakeFirstOrThrow()
  for (let round = 0; round < 4; round++) {
    const { id, visitor } = await eligible()
    await visitor.send(statusUpgrades.request, { message })
    const raise = () => world.as.office.call(statusUpgrades.setLevel, { id, level_id, reason: comment })
    const withdraw = () => visitor.call(statusUpgrades.withdraw, {})
    const answers = await atOnce<Answer>(id, round % 2 ? [raise, withdraw] : [withdraw, raise])
    const [raised, withdrawn] = round % 2 ? answers : answers.toReversed()
    expect(raised?.status).toBe(200)
    const { requests, level } = await standing(id)
    expect(level?.code).toBe('SENIOR_ARTIST')
    expect([requests.length, requests[0]?.status, withdrawn?.status]).toEqual(
      (withdrawn?.status ?? 0) < 300 ? [1, 'WITHDRAWN', withdrawn?.status] : [1, 'APPROVED', 409],
    )
  }
})

test('two trainings that end at once both count', async () => {
  for (let round = 0; round < 4; round++) {
    const { id } = await eligible()
    await atOnce(id, [() => insertTrainings(world.db, id, 1), () => insertTrainings(world.db, id, 1)])
    expect((await standing(id)).figures.trainings_completed).toBe(5)
  }
})

test('a request while a training ends freezes the figures before or after it, never something between', async () => {
  const { id, visitor } = await eligible()
  await atOnce<unknown>(id, [
    () => visitor.call(statusUpgrades.request, { message }),
    () => insertTrainings(world.db, id, 1),
  ])
  const { requests, figures } = await standing(id)
  expect(figures.trainings_completed).toBe(4)
  expect([3, 4]).toContain(requests[0]?.evidence[0]?.value)
})

test('the database itself holds no second open request', async () => {
  const { id, visitor } = await eligible()
  await visitor.send(statusUpgrades.request, { message })
  const again = sql`
    insert into status_upgrade_requests (pro_artist_id, from_level_id, to_level_id, message, evidence, requested_at)
    select pro_artist_id, from_level_id, to_level_id, message, evidence, requested_at
    from status_upgrade_requests where pro_artist_id = ${id}
  `.execute(world.db)
  await expect(again).rejects.toThrow('status_upgrade_requests_open')
})

/** Holds everybody up until all have come, then lets them all go on. */
async function atOnce<Outcome>(id: number, acts: (() => Promise<Outcome>)[]): Promise<Outcome[]> {
  let outcomes: Promise<Outcome>[] = []
  await world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('pro_artists').select('id').where('id', '=', id).forUpdate().execute()
    outcomes = acts.map((act) => act())
    await untilWaiting(world.db, acts.length)
  })
  return Promise.all(outcomes)
}

async function standing(id: number) {
  return (await world.as.office.send(statusUpgrades.ofArtist, { id })).data
}

async function eligible() {
  const { id: userId, visitor, account } = await world.person('pro-artist')
  const { id } = await world.db
    .selectFrom('pro_artists')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const [training] = await insertTrainings(world.db, id, 3)
  await insertReviews(world.db, training as number, [5, 5, 5, 5, 5])
  return { id, visitor, email: account.email }
}
