import { describe, expect, test } from 'vitest'
import { allTrainingsRight, type TrainingState } from '#teaching/trainings/contract/trainings.flow.ts'
import {
  availableOwnActs,
  availableParticipantActs,
  cancelsFreeUntil,
  contradicts,
  isLate,
  outcomeOf,
  participantsRight,
  type Standing,
} from './participants.flow.ts'

/*
 * State × action × role. `leader` is the office, or the artist whose training it is, acting on a registered and on a
 * confirmed participant; `student` is the holder of the seat. Nobody can act on a cancelled seat.
 */
const table = `
  training              begun  leader, REGISTERED           leader, CONFIRMED    student, REGISTERED  student, CONFIRMED
  DRAFT                 no     cancel                       cancel               cancel               cancel
  PENDING_VERIFICATION  no     cancel                       cancel               cancel               cancel
  PENDING_VERIFICATION  yes    cancel attend grade          cancel attend grade  -                    -
  REJECTED              no     cancel                       cancel               cancel               cancel
  REJECTED              yes    cancel attend grade          cancel attend grade  -                    -
  ACCEPTED              no     confirm cancel               cancel               confirm cancel       cancel
  ACCEPTED              yes    confirm cancel attend grade  cancel attend grade  -                    -
  PUBLISHED             no     confirm cancel               cancel               confirm cancel       cancel
  PUBLISHED             yes    confirm cancel attend grade  cancel attend grade  -                    -
  UNPUBLISHED           no     confirm cancel               cancel               confirm cancel       cancel
  UNPUBLISHED           yes    confirm cancel attend grade  cancel attend grade  -                    -
  COMPLETED             yes    attend grade                 attend grade         -                    -
  CANCELLED             no     -                            -                    -                    -
  CANCELLED             yes    -                            -                    -                    -
`
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s{2,}/))

const leader = { roles: [{ name: 'pro-artist', permissions: [{ name: participantsRight }] }] }
const written = (acts: readonly string[]) => acts.join(' ') || '-'

describe.each(rows)('a training that is %s, begun: %s', (state, begun, ...cells) => {
  const standing = (status: Standing['status']): Standing => ({
    status,
    state: state as TrainingState,
    has_begun: begun === 'yes',
  })
  const led = (status: Standing['status']) => ({ ...standing(status), has_marks: false })

  test('allows each user what the table defines', () => {
    expect([
      written(availableParticipantActs(leader, led('REGISTERED'))),
      written(availableParticipantActs(leader, led('CONFIRMED'))),
      written(availableOwnActs(standing('REGISTERED'))),
      written(availableOwnActs(standing('CONFIRMED'))),
    ]).toEqual(cells)
  })

  test('lets nobody do anything about a seat that was cancelled, and nobody without the right about any', () => {
    expect(availableParticipantActs(leader, led('CANCELLED'))).toEqual([])
    expect(availableOwnActs(standing('CANCELLED'))).toEqual([])
    for (const reader of [null, { roles: [{ name: 'client', permissions: [] }] }])
      expect(availableParticipantActs(reader, led('CONFIRMED'))).toEqual([])
  })
})

test('a seat with recorded attendance is taken back by the office alone', () => {
  const marked = { status: 'CONFIRMED', state: 'PUBLISHED', has_begun: true, has_marks: true } as const
  expect(availableParticipantActs(leader, marked)).toEqual(['attend', 'grade'])
  const permissions = [participantsRight, allTrainingsRight].map((name) => ({ name }))
  const office = { roles: [{ name: 'administrator' as const, permissions }] }
  expect(availableParticipantActs(office, marked)).toEqual(['cancel', 'attend', 'grade'])
})

test.each([
  [[true, true], 'PASS'],
  [[false, false], 'NO_SHOW'],
  [[true, false], null],
  [[true, null], null],
  [[null, null], null],
  [[], null],
] as const)('attendance %j is %s', (attendance, outcome) => {
  expect(outcomeOf(attendance)).toBe(outcome)
})

test.each([
  ['PASS', [true, false], false],
  ['PASS', [false, null], true],
  ['FAIL', [null], true],
  ['NO_SHOW', [false], false],
  ['NO_SHOW', [true, false], true],
  ['NONE', [false], false],
] as const)('%s with attendance %j contradicts: %s', (outcome, attendance, is) => {
  expect(contradicts(outcome, attendance)).toBe(is)
})

test('the limit is seven days before the first session, to the moment', () => {
  const starts_at = '2026-10-31T09:00:00.000Z'
  const accepted_at = null
  expect(isLate({ starts_at, accepted_at }, new Date('2026-10-24T09:00:00.000Z'))).toBe(false)
  expect(isLate({ starts_at, accepted_at }, new Date('2026-10-24T09:00:00.001Z'))).toBe(true)
  expect(isLate({ starts_at: null, accepted_at }, new Date())).toBe(false)
})

test('a participant invited after the limit has a day to cancel, until the training begins', () => {
  const starts_at = '2026-10-31T09:00:00.000Z'
  const accepted_at = '2026-10-28T12:00:00.000Z'
  expect(isLate({ starts_at, accepted_at }, new Date('2026-10-29T12:00:00.000Z'))).toBe(false)
  expect(isLate({ starts_at, accepted_at }, new Date('2026-10-29T12:00:00.001Z'))).toBe(true)
  expect(cancelsFreeUntil(starts_at, '2026-10-31T08:00:00.000Z')).toBe(starts_at)
  expect(cancelsFreeUntil(starts_at, '2026-09-01T08:00:00.000Z')).toBe('2026-10-24T09:00:00.000Z')
})
