import { expect, test } from 'vitest'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { endpoints } from '#testing/fixtures/endpoints.ts'
import { sourceFiles } from '#testing/source-files.ts'

/** What people enter about themselves or others, as bodies call it. */
const personal = ['first_name', 'last_name', 'email', 'phone', 'text', 'password', 'avatar', 'explanation', 'name']

/** Calls with such fields that collect nothing new, and why. */
const collectsNothing: Record<string, string> = {
  'session.login': 'the account is there',
  'session.forgotPassword': 'the account is there',
  'session.verifyResetToken': 'the account is there',
  'account.changePassword': 'the account is there',
  'twoFactor.confirm': 'the account is there',
  'applications.sendFormAvatar': 'a part of the data form',
  'profile.changeAvatar': 'a part of the profile',
  'abuseReports.report': 'an artist writes about a review, and not about themselves',
  'contentReports.object': 'an artist writes about a decision, and not about themselves',
  'passkeys.add': 'the name of a device',
  'tokens.makeOwn': 'the name of a program',
  'views.create': 'the name of a view',
  'views.update': 'the name of a view',
}

const fieldsOf = ({ body }: Endpoint) =>
  Object.keys((body as { _zod?: { def?: { shape?: object } } })._zod?.def?.shape ?? {})

test('every call by which anybody enters personal data declares what it is for', () => {
  const silent = [...endpoints]
    .filter(([, { permission, isReading, collects }]) => {
      return !isReading && !collects && (permission === 'public' || permission === 'signed-in')
    })
    .filter(([, endpoint]) => fieldsOf(endpoint).some((field) => personal.includes(field)))
    .map(([name]) => name)
  expect(silent.filter((name) => !(name in collectsNothing))).toEqual([])
})

test('every form that collects personal data shows its short privacy notice', () => {
  const screens = sourceFiles(['src/**/*.tsx']).filter(({ text }) => text.includes('<PrivacyNote '))
  const without = [...endpoints]
    .filter(([, { collects }]) => collects)
    .map(([name]) => name)
    .filter((name) => {
      const call = name.slice(name.indexOf('.') + 1)
      const mentions = [name, `{${call}}`, `{calls.${call}}`]
      return !screens.some(({ text }) => mentions.some((mention) => text.includes(mention)))
    })
  expect(without).toEqual([])
})

/** What only the office fills in, about people who do not see the form: where they read the notice. */
const readElsewhere: Record<string, string> = {
  'additionalResponsibilities.addEvidence':
    'a file about a task of an artist, who has an account and the link in its footer',
  'artists.update': 'a correction: the notice was in the application and is in the footer of the account',
  'erasures.eraseGuest': 'an email that the portal has, to erase it',
  'participants.register': 'a student of the portal takes a seat: the notice came with the account',
  'personalData.exportGuest': 'an email that the portal has, for a copy that its owner wants',
  'settings.setMark': 'the logo of the academy',
  'students.update': 'a correction: the notice came with the account',
  'terms.upload': 'a document of the academy',
  'texts.import': 'texts of the portal',
  'users.update': 'a correction: the notice came with the account',
  'waitingList.invite': 'a student of the portal: the notice came with the account',
  'waitingList.join': 'a student of the portal: the notice came with the account',
}
const entered = ['first_name', 'last_name', 'email', 'phone', 'rows', 'file']

test('every form in which the office enters people has its notice, or it is named where they read it instead', () => {
  const silent = [...endpoints]
    .filter(([, { permission, isReading, collects }]) => {
      return !isReading && !collects && permission !== 'public' && permission !== 'signed-in'
    })
    .filter(([, endpoint]) => fieldsOf(endpoint).some((field) => entered.includes(field)))
    .map(([name]) => name)
  expect(silent.sort()).toEqual(Object.keys(readElsewhere).sort())
})
