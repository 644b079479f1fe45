import { beforeAll, expect, test } from 'vitest'
import { participants } from '#teaching/participants/contract/participants.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import { type Academy, academy } from '#testing/academy.ts'
import { offerAt, seatAt, trainingOf } from '#testing/make/make-seats.ts'

/* Concurrent registrations never exceed the maximum of seats. */

let world: Academy
beforeAll(async () => {
  world = await academy({ requestsPerMinute: 100_000 })
  return world.close
})

async function students(count: number): Promise<{ id: number; email: string }[]> {
  const rows = await world.db
    .selectFrom('students')
    .select(['id', 'email'])
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .limit(count)
    .execute()
  expect(rows).toHaveLength(count)
  return rows
}

test('of 50 registrations at once for 5 places 5 are made; the others are refused as full, and wait in order', async () => {
  const id = await trainingOf(world.db, null, { seats_max: 5 })
  const people = await students(50)
  const answers = await Promise.all(
    people.map(({ id: student_id }, place) =>
      (place % 2 ? world.as.owner : world.as.office).call(participants.register, {
        id,
        student_id,
        student_package_id: null,
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(new Set(refused.map(({ body }) => (body as unknown as { code: string }).code))).toEqual(
    new Set(['training_full']),
  )
  const late = people.filter((_, place) => answers[place]?.status !== 201)
  await Promise.all(
    late.map(({ id: student_id }) =>
      world.as.office.send(waitingList.join, { id, student_id, is_paid_otherwise: true }),
    ),
  )
  const { data } = await world.as.office.send(participants.board, { id })
  expect(data).toMatchObject({ seats_max: 5, seats_taken: 5 })
  expect(data.waiting.map(({ position }) => position)).toEqual(late.map((_, place) => place + 1))
})

test('the database itself holds no more seats than there are, be they taken or offered', async () => {
  const id = await trainingOf(world.db, null, { seats_max: 2 })
  const [one, two, three] = await students(3)
  await seatAt(world.db, id, one?.email ?? null)
  await offerAt(world.db, id, two?.email ?? null)
  await expect(seatAt(world.db, id, three?.email ?? null)).rejects.toMatchObject({ constraint: 'trainings_seats' })
  await expect(
    world.db.updateTable('trainings').set({ seats_max: 1 }).where('id', '=', id).execute(),
  ).rejects.toMatchObject({ constraint: 'trainings_seats' })
})

test('two cancellations of one seat at once give one entry back', async () => {
  const id = await trainingOf(world.db, null)
  const [someone] = await students(1)
  const { data: seat } = await world.as.office.send(participants.register, {
    id,
    student_id: someone?.id ?? 0,
    student_package_id: null,
    is_overlap_meant: true,
  })
  const used = async () =>
    (
      await world.db
        .selectFrom('student_packages')
        .select(({ fn }) => fn.sum<number>('entries_used').as('used'))
        .where('student_id', '=', someone?.id ?? 0)
        .executeTakeFirstOrThrow()
    ).used
  const before = await used()
  const options = { is_entry_returned: true, is_late: false, is_told: false }
  const answers = await Promise.all(
    [world.as.office, world.as.owner].map((by) =>
      by.call(participants.cancel, { id, participant_id: seat.id, ...options }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(Number(before) - Number(await used())).toBe(seat.package ? 1 : 0)
})
