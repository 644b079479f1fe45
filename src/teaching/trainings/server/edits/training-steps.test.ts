import { beforeAll, expect, test } from 'vitest'
import { readUser } from '#kit/server/session/session.ts'
import {
  availableTrainingSteps,
  type TrainingStep,
  trainingStates,
  trainingSteps,
} from '#teaching/trainings/contract/trainings.flow.ts'
import { type Academy, type Account, academy } from '#testing/academy.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { visibleTrainings } from '../trainings.queries.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

/** What each may do with a training in each state; the artist with a training of their own, the student with one they attend. */
const table = `
                        owner                      office                     artist              student
  DRAFT                 submit cancel              submit cancel              submit cancel       -
  PENDING_VERIFICATION  accept reject cancel       accept reject cancel       cancel              -
  ACCEPTED              publish complete cancel    publish complete cancel    publish complete cancel    -
  REJECTED              submit cancel              submit cancel              submit cancel       -
  PUBLISHED             unpublish complete cancel  unpublish complete cancel  unpublish complete cancel  -
  UNPUBLISHED           publish complete cancel    publish complete cancel    publish complete cancel    -
  COMPLETED             -                          -                          -                   -
  CANCELLED             -                          -                          -                   -
`
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/ {2,}/))
const people = ['owner', 'office', 'artist', 'student'] as const

const now = new Date('2030-05-06T08:00:00.000Z')
const standing = (state: (typeof trainingStates)[number], starts_at = '2030-05-07T08:00:00.000Z') => ({
  state,
  starts_at,
  was_verified: false,
})

test.each(trainingStates)('%s offers each person what the table defines', async (state) => {
  const [, ...offered] = table.find(([name]) => name === state) as string[]
  for (const [place, account] of people.entries()) {
    const steps = availableTrainingSteps(
      await userOf(account),
      { ...standing(state), is_own: account === 'artist' },
      now,
    )
    expect(steps.join(' ') || '-', account).toBe(offered[place])
  }
})

test('an artist takes no step with the training of another', async () => {
  const artist = await userOf('artist')
  for (const state of trainingStates)
    expect(availableTrainingSteps(artist, { ...standing(state), is_own: false }, now)).toEqual([])
})

test('once a training has begun, it is called off by the office alone', async () => {
  const may = async (account: Account, state: (typeof trainingStates)[number], was_verified = false) =>
    availableTrainingSteps(
      await userOf(account),
      { ...standing(state, '2030-05-06T08:00:00.000Z'), is_own: account === 'artist', was_verified },
      now,
    ).includes('cancel')
  for (const state of ['PENDING_VERIFICATION', 'ACCEPTED', 'PUBLISHED', 'UNPUBLISHED'] as const) {
    expect(await may('artist', state), state).toBe(false)
    expect(await may('office', state), state).toBe(true)
  }
  // Refused is the edit: people are at what was verified before.
  expect(await may('artist', 'REJECTED', true)).toBe(false)
  expect(await may('office', 'REJECTED', true)).toBe(true)
  // Nobody was ever notified of these.
  for (const state of ['DRAFT', 'REJECTED'] as const) expect(await may('artist', state), state).toBe(true)
})

test('no step leads out of an end', () => {
  const steps = Object.keys(trainingSteps) as TrainingStep[]
  expect(steps.flatMap((step) => trainingSteps[step].from)).not.toEqual(expect.arrayContaining(['COMPLETED']))
  expect(steps.flatMap((step) => trainingSteps[step].from)).not.toEqual(expect.arrayContaining(['CANCELLED']))
})

test('the office sees all trainings, an artist their own, a student those with a seat of theirs', async () => {
  const { db } = world
  const idsFor = async (account: Account) => {
    const rows = await visibleTrainings({ db, user: await userOf(account) })
      .select('trainings.id')
      .execute()
    return rows.map(({ id }) => id).sort((one, other) => one - other)
  }
  const all = await db.selectFrom('trainings').select(['id', 'pro_artist_id']).orderBy('id').execute()
  const artist = await userOf('artist')
  const student = await userOf('student')
  const attended = await db
    .selectFrom('participants')
    .innerJoin('students', 'students.id', 'student_id')
    .select('training_id')
    .where('user_id', '=', student.id)
    .where('participants.status', '!=', 'CANCELLED')
    .execute()
  expect(await idsFor('office')).toEqual(all.map(({ id }) => id))
  expect(await idsFor('artist')).toEqual(
    all.filter(({ pro_artist_id }) => pro_artist_id === artist.pro_artist?.id).map(({ id }) => id),
  )
  expect(new Set(await idsFor('student'))).toEqual(new Set(attended.map(({ training_id }) => training_id)))
  expect(attended.length).toBeGreaterThan(0)
})

async function userOf(account: Account) {
  const { db } = world
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', cast[account].email)
    .executeTakeFirstOrThrow()
  return readUser(db, id)
}
