import { expect, test } from 'vitest'
import { listBehind } from './artist-lists.shown.ts'

test('the link to an artist contains the list, its filters and its order', () => {
  const behind = listBehind('/proartist/verification?countryId=3&sortBy=name&filter=a%20b')
  expect(behind?.place).toMatchObject({ context: 'VERIFICATION' })
  expect(behind?.search).toEqual({ countryId: '3', sortBy: 'name', filter: 'a b' })
  expect(listBehind('/proartist')?.search).toEqual({})
})

test.each(['', '/', '/proartist/12', '/users', 'https://elsewhere.example/proartist', '//proartist', '/__proto__'])(
  'nobody is led to what is no list of artists: %o',
  (from) => {
    expect(listBehind(from)).toBeNull()
  },
)
