import { expect, test } from 'vitest'
import { isQuiet, pushKindOf } from './push-kinds.ts'

test('quiet hours reach over midnight, and none are quiet where they begin and end at once', () => {
  const hours = (quiet_from: number, quiet_until: number) =>
    [...Array(24).keys()].filter((hour) => isQuiet(hour, { quiet_from, quiet_until }))
  expect(hours(21, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 21, 22, 23])
  expect(hours(13, 15)).toEqual([13, 14])
  expect(hours(8, 8)).toEqual([])
})

test('a notification is of the kind of its subject', () => {
  expect([pushKindOf('message_arrived'), pushKindOf('seat_registered'), pushKindOf('welcome')]).toEqual([
    'messages',
    'trainings',
    'account',
  ])
})
