import { expect, test } from 'vitest'
import { type LabelledPair, labelledPairs } from '#testing/make/make-labelled-pairs.ts'
import { keysOf } from './keys.ts'
import { type Compared, prepared, scoreOf } from './score.ts'

test.each([
  ['tuned on', 1],
  ['held out', 2],
])('of 500 labelled pairs (%s), 95 of 100 are found, and 90 of 100 of those found are one person', (_name, seed) => {
  const pairs = labelledPairs(seed)
  expect(pairs).toHaveLength(500)
  const found = pairs.filter(isFound)
  const right = found.filter(({ isSame }) => isSame)
  expect(right.length / pairs.filter(({ isSame }) => isSame).length).toBeGreaterThanOrEqual(0.95)
  expect(right.length / found.length).toBeGreaterThanOrEqual(0.9)
})

const anna: Compared = {
  first_name: 'Anna',
  last_name: 'Nowak',
  email: 'anna.nowak@gmail.com',
  phone: '+48600100200',
  tax_id: null,
}

test.each<[string, Partial<Compared>, string[] | null]>([
  ['the same mailbox', { email: 'AnnaNowak+kurs@googlemail.com' }, ['NAME_SAME', 'EMAIL_SAME', 'PHONE_SAME']],
  ['a short form', { first_name: 'Ania', email: 'a@wp.pl' }, ['NAME_SHORT', 'EMAIL_DIFFERS', 'PHONE_SAME']],
  ['names switched', { first_name: 'Nowak', last_name: 'Anna' }, ['NAME_SWITCHED', 'EMAIL_SAME', 'PHONE_SAME']],
  ['a double name', { last_name: 'Nowak-Zając' }, ['NAME_DOUBLE', 'EMAIL_SAME', 'PHONE_SAME']],
  ['a slip', { last_name: 'Nowka' }, ['NAME_SLIP', 'EMAIL_SAME', 'PHONE_SAME']],
  ['a new name', { last_name: 'Zając', email: 'z@wp.pl' }, ['LAST_NAME_DIFFERS', 'EMAIL_DIFFERS', 'PHONE_SAME']],
  ['a namesake', { email: 'anowak@wp.pl', phone: '+48500900800' }, null],
  ['a sister on the same phone', { first_name: 'Hanna', email: 'hanna.nowak@gmail.com' }, null],
  ['a daughter in the same mailbox', { first_name: 'Ola', email: 'anna.nowak+ola@gmail.com' }, null],
  ['another tax id', { tax_id: '5250000001', email: 'a@wp.pl' }, ['NAME_SAME', 'EMAIL_DIFFERS', 'PHONE_SAME']],
])('%s', (_name, other, reasons) => {
  expect(scoreOf(prepared(anna), prepared({ ...anna, ...other }))?.reasons ?? null).toEqual(reasons)
})

/** Found as in an academy: by a key that both have, and by the score. */
function isFound({ left, right }: LabelledPair): boolean {
  const [one, other] = [prepared(left), prepared(right)]
  const keys = new Set(keysOf(one))
  return keysOf(other).some((key) => keys.has(key)) && scoreOf(one, other) !== null
}
