import { expect, test } from 'vitest'
import { pictureAt } from './first-picture.ts'

test.each([
  ['', 'login', 'dashboard'],
  ['#/', 'login', 'dashboard'],
  ['#/?lang=en', 'login', 'dashboard'],
  ['#/dashboard', 'login', 'dashboard'],
  ['#/proartist/12?tab=documents', 'login', 'shell'],
  ['#/pro-artist/register', 'register', 'register'],
  ['#/pro-artist/register?lang=en', 'register', 'register'],
  ['#/pro-artist/register/finalized', 'door', 'door'],
  ['#/pro-artist-form/abc', 'door', 'door'],
  ['#/reset-password?token=1', 'door', 'door'],
])('at %s a guest sees first: %s, somebody signed in: %s', (hash, guest, signedIn) => {
  expect([pictureAt(hash, false), pictureAt(hash, true)]).toEqual([guest, signedIn])
})
