import { expect, test } from 'vitest'
import { costFaults, dearestFiles, stepFault } from './costs.ts'

const cheap = { file: 'src/server/cheap.test.ts', tests: 10, seconds: 1.2 }
const dear = { file: 'src/server/dear.test.ts', tests: 10, seconds: 4 }

test('a file costs as much as its kind allows for its tests', () => {
  expect(costFaults([cheap, { ...dear, file: 'e2e/dear.spec.ts' }], { exceptions: {} })).toEqual([])
  // A core that is slower than the one of the budgets may take as much longer.
  expect(costFaults([dear], { exceptions: {}, slowness: 2 })).toEqual([])
  expect(costFaults([dear], { exceptions: {} })).toEqual([
    'src/server/dear.test.ts cost 4.0 core-seconds for its 10 tests; 2.8 are allowed for API tests.',
  ])
})

test('an exception allows more, until it is not needed', () => {
  const exception = { seconds: 5, why: 'It fills a table of a million rows.' }
  expect(costFaults([dear], { exceptions: { [dear.file]: exception } })).toEqual([])
  expect(costFaults([{ ...dear, seconds: 6 }], { exceptions: { [dear.file]: exception } })).toEqual([
    'src/server/dear.test.ts cost 6.0 core-seconds for its 10 tests; 5.0 are allowed by way of exception.',
  ])
  expect(costFaults([cheap], { exceptions: { [cheap.file]: exception } })).toEqual([])
  expect(costFaults([{ ...cheap, seconds: 0.6 }], { exceptions: { [cheap.file]: exception } })).toEqual([
    'src/server/cheap.test.ts cost 0.6 core-seconds for its 10 tests, and needs no exception any more.',
  ])
})

test('a step has a budget where one is declared', () => {
  const step = { name: 'browsers', checks: 'every screen', atMost: 360 }
  expect(stepFault(step, { processor: 359 })).toBeNull()
  expect(stepFault(step, { processor: 361 })).toBe('browsers cost 361.0 core-seconds; 360.0 are allowed.')
  expect(stepFault(step, { processor: 392 }, 1.8)).toBeNull()
  expect(stepFault(step, { processor: 361 }, 0.5)).not.toBeNull()
  expect(stepFault({ name: 'types', checks: 'all' }, { processor: 999 })).toBeNull()
})

test('the dearest files stand in a table', () => {
  expect(dearestFiles([dear, cheap], 1).split('\n')).toEqual([
    'The 1 dearest files       core-seconds   tests   a test',
    'src/server/dear.test.ts            4.0      10     0.40',
  ])
})
