import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fullName } from '#kit/contract/values/full-name.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { storage } from '#kit/web/session/device-storage.ts'
import { currentUser, type SignedIn } from '#kit/web/session/session.ts'
import { InboxPage } from '#network/conversations/web/inbox-page.tsx'
import { chooseFiles } from '#testing/browser/choose-files.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { AccountMenu } from './account-menu.tsx'

const marks = { sent: [], tapped: [{ session_id: 1, participant_id: 2, is_present: true, was: null }], overtaken: [] }

test.each([
  ['attendance.7', marks],
  ['draft.trainings.new', { base: { title: '' }, typed: { title: 'Brwi od podstaw' } }],
])('signing out needs a confirmation while something is unsent, and can be canceled: %s', async (name, unsent) => {
  await signIn(cast.artist)
  const user = currentUser() as SignedIn
  const [what, ...rest] = name.split('.')
  const place = ['atelier', what, user.id, ...rest].join('.')
  storage.write(place, unsent)
  onTestFinished(() => storage.remove((key) => key === place))
  showAt('/dashboard', <AccountMenu user={user} />)
  const account = page.getByRole('button', { name: translate('app.account', { name: fullName(user) }) })
  await account.click()
  await page.getByRole('button', { name: translate('app.sign_out') }).click()
  const question = page.getByRole('dialog', { name: translate('app.sign_out_question') })
  await question.getByRole('button', { name: translate('app.stay') }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(account).toHaveFocus()
  expect(storage.read(place)).toEqual(unsent)
  expect(currentUser()?.id).toBe(user.id)
})

test('signing out needs a confirmation while a message has nothing but a file, and none once that is detached', async () => {
  await signIn(cast.artist)
  const user = currentUser() as SignedIn
  showAt(
    '/inbox',
    <>
      <AccountMenu user={user} />
      <InboxPage />
    </>,
  )
  await page
    .getByRole('link', { name: /Szkolenia/ })
    .first()
    .click()
  await expect.element(page.getByLabelText(translate('conversations.write')).first()).toBeVisible()
  const input = document.querySelector('main input[type=file], form input[type=file]')
  chooseFiles(input as Element, new File(['%PDF-1.7'], 'umowa.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByText('umowa.pdf')).toBeVisible()
  await page.getByRole('button', { name: translate('app.account', { name: fullName(user) }) }).click()
  await page.getByRole('button', { name: translate('app.sign_out') }).click()
  const question = page.getByRole('dialog', { name: translate('app.sign_out_question') })
  await question.getByRole('button', { name: translate('app.stay') }).click()
  expect(currentUser()?.id).toBe(user.id)
  await page.getByRole('button', { name: translate('conversations.detach', { name: 'umowa.pdf' }) }).click()
  await expect.element(page.getByText('umowa.pdf')).not.toBeInTheDocument()
  await page.getByRole('button', { name: translate('app.account', { name: fullName(user) }) }).click()
  await page.getByRole('button', { name: translate('app.sign_out') }).click()
  await expect.poll(() => currentUser()).toBeNull()
})
