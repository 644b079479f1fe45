import { expect, test } from 'vitest'
import { continued, neighbour } from './queue-order.ts'

const people = (...ids: number[]) => ids.map((id) => ({ id }))
const order = people(5, 3, 8, 1)
const next = (waiting: number[], current: number) => neighbour(order, people(...waiting), current, 1)
const previous = (waiting: number[], current: number) => neighbour(order, people(...waiting), current, -1)

test('the order of the beginning continues; new items are at its end', () => {
  expect(continued(order, people(9, 8, 5))).toEqual(people(5, 3, 8, 1, 9))
})

test('one after the other, and after the last the first again', () => {
  expect(next([5, 3, 8, 1], 5)).toEqual({ person: { id: 3 }, skipped: [] })
  expect(next([5, 3, 8, 1], 1)).toEqual({ person: { id: 5 }, skipped: [] })
  expect(previous([5, 3, 8, 1], 8)).toEqual({ person: { id: 3 }, skipped: [] })
  expect(previous([5, 3, 8, 1], 5)).toEqual({ person: { id: 1 }, skipped: [] })
})

test('who was decided on meanwhile is skipped, and named', () => {
  expect(next([5, 1], 5)).toEqual({ person: { id: 1 }, skipped: people(3, 8) })
  expect(previous([5, 1], 1)).toEqual({ person: { id: 5 }, skipped: people(8, 3) })
})

test('after one’s own decision it continues from the same position', () => {
  expect(next([5, 8, 1], 3)).toEqual({ person: { id: 8 }, skipped: [] })
})

test('nobody is next where nobody else waits', () => {
  expect(next([3], 3)).toEqual({ person: null, skipped: [] })
  expect(next([], 3)).toEqual({ person: null, skipped: [] })
})

test('from somebody who was never in the queue it begins at its beginning', () => {
  expect(next([3, 8], 77)).toEqual({ person: { id: 3 }, skipped: people(5) })
})
