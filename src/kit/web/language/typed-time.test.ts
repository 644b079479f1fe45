import { expect, test } from 'vitest'
import { typedTime } from './typed-time.ts'

test.for([
  ['9', '09:00'],
  ['930', '09:30'],
  ['1430', '14:30'],
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  [' godz. 9:30 ', '09:30'],
  ['0:00', '00:00'],
  ['9:30 AM', '09:30'],
  ['9:30\u202fPM', '21:30'],
  ['9 p.m.', '21:00'],
  ['12 am', '00:00'],
  ['12:15pm', '12:15'],
] as const)('“%s” is a time', ([typed, time]) => expect(typedTime(typed)).toBe(time))

test.for(['', '24:00', '9:60', '9:5', '13 pm', '0 am', 'rano', '9:30:15'])('“%s” is none', (typed) =>
  expect(typedTime(typed)).toBeNull(),
)
