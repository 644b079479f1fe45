import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { switchLanguage } from '#kit/web/language/language.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { currentUser, signOut } from '#kit/web/session/session.ts'
import { showAt, withMailWaiting } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { Door } from './door.tsx'

type Key = Parameters<typeof translate>[0]

const press = (key: Key) => page.getByRole('button', { name: translate(key) }).click()
const input = (key: Key) => page.getByLabelText(translate(key))
const email = input('session.email')
const open = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  if (currentUser()) await signOut()
  showAt('/', <Door open={open} />)
})

test('a refused sign-in is explained below the email, and the reader remains signed out', async () => {
  await press('session.login')
  await expect.element(email).toHaveFocus()
  await expect.element(page.getByText(translate('validation.required'))).toHaveLength(2)
  await email.fill(cast.office.email)
  await input('session.password').fill('not the password')
  await press('session.login')
  await expect.element(email).toHaveAccessibleDescription(translate('validation.credentials'))
  await expect.element(email).toHaveFocus()
  expect(localStorage.getItem('atelier.session') ?? '').not.toContain('true')
  expect(open).not.toHaveBeenCalled()
})

test('the painting begins below the mark', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1024, 800))
  const painting = page.getByText(translate('session.welcome')).element().closest('[aria-hidden]')
  const mark = page.getByRole('banner').getByRole('link').first()
  await expect.poll(() => painting?.getBoundingClientRect().left).toBe(mark.element().getBoundingClientRect().left)
})

test('the demo accounts help: one click fills the form in', async () => {
  await page.getByRole('button', { name: new RegExp(cast.artist.email) }).click()
  await press('session.login')
  await expect.poll(() => open.mock.calls).toHaveLength(1)
  expect(currentUser()).toMatchObject({ first_name: 'Maja' })
})

test('the language changes at once, also in messages that are already visible', async () => {
  onTestFinished(() => switchLanguage('pl'))
  await press('session.login')
  await expect.element(page.getByText(translate('validation.required'))).toHaveLength(2)
  await page.getByRole('button', { name: 'EN' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
  await expect.element(page.getByText('This field is required.')).toHaveLength(2)
  await expect.poll(() => document.title).toBe('Sign in · Atelier')
})

test('while no email can be sent, the page does not announce a link', async () => {
  showAt('/forgot-password', <Door open={open} />)
  const answered = withMailWaiting()
  await email.fill(cast.office.email)
  await press('session.forgot_send')
  await expect.element(page.getByText(translate('session.forgot_waits'))).toBeVisible()
  await expect.element(page.getByText(translate('session.forgot_sent'))).not.toBeInTheDocument()
  answered.mockRestore()
  await press('session.forgot_send')
  await expect.element(page.getByText(translate('session.forgot_sent'))).toBeVisible()
})

test('while no email can be sent, the page does not announce a copy of an application', async () => {
  showAt('/pro-artist/register/finalized', <Door open={open} />)
  await expect.element(page.getByText(translate('applications.registered_intro'))).toBeVisible()
  hashHistory.push('/pro-artist/register/finalized', { mailWaits: true })
  await expect.element(page.getByText(translate('applications.registered_mail_waits'))).toBeVisible()
  await expect.element(page.getByText(translate('applications.registered_intro'))).not.toBeInTheDocument()
})

test('a link for a new password that opens nothing has the page of broken links, with a way to another and to sign-in', async () => {
  showAt('/reset-password?token=used&email=nobody@example.com', <Door open={open} />)
  await expect
    .element(page.getByRole('heading', { level: 1, name: translate('session.reset_invalid_title') }))
    .toBeVisible()
  const { parentElement } = page.getByRole('heading', { level: 1 }).element()
  expect(parentElement?.querySelector('[data-broken-link]')).not.toBeNull()
  await expect.element(page.getByRole('link', { name: translate('session.reset_new_link') })).toBeVisible()
  await page.getByRole('link', { name: translate('session.back_to_login') }).click()
  await expect.element(email).toBeVisible()
})

test('with text twice as large what is above the form fits a phone', async () => {
  await page.viewport(360, 800)
  onTestFinished(() => page.viewport(1024, 800))
  document.documentElement.style.fontSize = '32px'
  const bar = page.getByRole('banner')
  await expect.element(bar).toBeVisible()
  expect(bar.element().scrollWidth).toBeLessThanOrEqual(bar.element().clientWidth)
})
