import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RoleHolder } from '#kit/contract/rights.ts'
import {
  authorUntil,
  availableAuthorSteps,
  availableOfficeSteps,
  firstState,
  isFrom,
  measureOf,
  measures,
  moderationRight,
  type ReportState,
  type ReportStep,
  reportReasons,
  reportStates,
  reportSteps,
  standingBy,
} from './abuse-reports.flow.ts'

/* State × action × role: the office decides, the author edits or objects, the clock ends the author's time. The artist only reports. */
const table = `
  state        office                          author  artist  student  clock
  WITH_AUTHOR  uphold                          edit    -       -        expire
  TO_DECIDE    dismiss uphold                  -       -       -        -
  DISMISSED    -                               -       -       -        -
  UPHELD       -                               object  -       -        -
  OBJECTED     rejectObjection acceptObjection -       -       -        -
  CONFIRMED    -                               -       -       -        -
  OVERTURNED   -                               -       -       -        -
`
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [state, ...rest] = line.trim().split(/\s+/)
    return { state: state as ReportState, cells: [rest.slice(0, -4).join(' '), ...rest.slice(-4)] }
  })

const holding = (...rights: string[]): RoleHolder => ({
  roles: [{ name: 'somebody', permissions: rights.map((name) => ({ name })) }],
})
const written = (steps: readonly string[]) => steps.join(' ') || '-'
const byClock = (state: ReportState) =>
  (Object.keys(reportSteps) as ReportStep[]).filter((step) => reportSteps[step].by === 'clock' && isFrom(step, state))

test('the table has every state', () => {
  expect(rows.map(({ state }) => state)).toEqual(reportStates)
})

describe.each(rows)('a report that is $state', ({ state, cells }) => {
  test('allows each user what the table defines', () => {
    expect([
      written(availableOfficeSteps(holding(moderationRight), { state })),
      written(availableAuthorSteps({ state })),
      written(availableOfficeSteps(holding('can-view-all-reviews'), { state })),
      written(availableOfficeSteps(holding(), { state })),
      written(byClock(state)),
    ]).toEqual(cells)
  })
})

test('every way ends, with one objection at most', () => {
  const waysFrom = (state: ReportState): ReportState[][] => {
    const next = (Object.keys(reportSteps) as ReportStep[]).filter((step) => isFrom(step, state))
    return next.length === 0
      ? [[state]]
      : next.flatMap((step) => waysFrom(reportSteps[step].to).map((way) => [state, ...way]))
  }
  const ways = waysFrom('WITH_AUTHOR').map((way) => way.join(' '))
  expect(new Set(ways)).toEqual(
    new Set([
      'WITH_AUTHOR TO_DECIDE DISMISSED',
      'WITH_AUTHOR UPHELD OBJECTED CONFIRMED',
      'WITH_AUTHOR UPHELD OBJECTED OVERTURNED',
      'WITH_AUTHOR TO_DECIDE UPHELD OBJECTED CONFIRMED',
      'WITH_AUTHOR TO_DECIDE UPHELD OBJECTED OVERTURNED',
    ]),
  )
})

test('personal data are with their author first, for three days to the moment; all else is for the office', () => {
  expect(reportReasons.map((reason) => [reason, firstState(reason)])).toEqual([
    ['HATE', 'TO_DECIDE'],
    ['PERSONAL_DATA', 'WITH_AUTHOR'],
    ['ADVERTISING', 'TO_DECIDE'],
    ['NOT_GENUINE', 'TO_DECIDE'],
    ['WRONG_TRAINING', 'TO_DECIDE'],
    ['OTHER', 'TO_DECIDE'],
  ])
  expect(authorUntil(new Date('2026-03-27T10:00:00.000Z'))).toBe('2026-03-30T10:00:00.000Z')
})

test('a reported review stays visible until it is decided, hate aside', () => {
  for (const reason of reportReasons)
    for (const state of reportStates) {
      const taken = measureOf({ state, reason, measure: 'REMOVED' })
      const isDecided = ['UPHELD', 'OBJECTED', 'CONFIRMED'].includes(state)
      const isHate = state === 'TO_DECIDE' && reason === 'HATE'
      expect(taken, `${reason} ${state}`).toBe(isDecided ? 'REMOVED' : isHate ? 'HIDDEN' : null)
    }
})

test('of several reports the strongest measure applies, in any order', () => {
  const anyCase = fc.record({
    state: fc.constantFrom(...reportStates),
    reason: fc.constantFrom(...reportReasons),
    measure: fc.constantFrom(...measures),
  })
  fc.assert(
    fc.property(fc.array(anyCase, { maxLength: 5 }), (cases) => {
      const standing = standingBy(cases)
      expect(standingBy(cases.toReversed())).toBe(standing)
      expect(standing === 'PUBLISHED').toBe(cases.every((one) => measureOf(one) === null))
      expect(standing === 'REMOVED').toBe(cases.some((one) => measureOf(one) === 'REMOVED'))
    }),
  )
})
