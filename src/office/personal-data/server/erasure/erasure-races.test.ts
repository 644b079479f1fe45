import { beforeAll, expect, test } from 'vitest'
import { features, listeners } from '#app/server/app.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { erasures } from '#office/personal-data/contract/erasures.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { seatAt, trainingOf } from '#testing/make/make-seats.ts'
import { inTransactionOf, untilWaiting } from '#testing/servers/locks.ts'
import { executeDue } from './execute-erasure.ts'

/* A training that ends around the moment at which a participant is erased. */

const declared = declaredBy(Object.values(features))

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

test('one that is completed afterwards counts their outcome, and makes no certificate and no link to a review', async () => {
  const { id, training, seat } = await leaving()
  await eraseDue()
  expect(await isErased(id)).toBe(true)
  await world.as.owner.send(trainings.complete, { id: training })
  expect(await followed(seat)).toEqual({ outcome: 'PASS', certificates: 0, links: 0 })
})

test('neither does one that is completed at the same moment', async () => {
  const { id, training, seat, view } = await leaving()
  const other = await inTransactionOf(world)
  await other.query('select from saved_views where id = $1 for update', [view])
  const erasing = eraseDue()
  await untilWaiting(world.db, 1)
  const completing = world.as.owner.call(trainings.complete, { id: training })
  await untilWaiting(world.db, 2)
  await other.query('commit')
  await erasing
  expect([await isErased(id), (await completing).status]).toEqual([true, 200])
  expect(await followed(seat)).toEqual({ outcome: 'PASS', certificates: 0, links: 0 })
  const addressed = world.db.selectFrom('mails').select('subject').where('to', 'like', 'former-%')
  expect(await addressed.execute()).toEqual([])
})

/** Somebody whose erasure is due, who passed a training that is over and has not been completed. */
async function leaving() {
  const { db } = world
  const { id, account } = await world.person('client')
  const training = await trainingOf(db, null, { startsIn: -10 })
  const seat = await seatAt(db, training, account.email, { outcome: 'PASS' })
  const view = await db
    .insertInto('saved_views')
    .values({ user_id: id, list: 'benefits', name: 'Moje', search: '', created_at: world.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.as.owner.send(erasures.requestUser, { id, is_settled: true })
  await db.updateTable('erasures').set({ due_at: world.clock.now() }).where('user_id', '=', id).execute()
  return { id, training, seat, view: view.id }
}

const eraseDue = () => executeDue({ ...world.portal, clock: world.clock.now }, listeners, declared)

async function isErased(id: number): Promise<boolean> {
  const { email } = await world.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  return email.startsWith('former-')
}

async function followed(participantId: number) {
  const { db } = world
  const of = (table: 'certificates' | 'review_links') =>
    db.selectFrom(table).select('participant_id').where('participant_id', '=', participantId).execute()
  const { outcome } = await db
    .selectFrom('participants')
    .select('outcome')
    .where('id', '=', participantId)
    .executeTakeFirstOrThrow()
  return { outcome, certificates: (await of('certificates')).length, links: (await of('review_links')).length }
}
