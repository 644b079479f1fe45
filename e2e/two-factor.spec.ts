import { expect } from '@playwright/test'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { totpOf } from '#testing/fixtures/second-factor.ts'

const { account, session, twoFactor, users, validation } = textsIn('pl')

test('somebody turns an authenticator app on, and signs in by its code or by one on paper', async ({
  page,
  people,
  browser,
  portal,
}) => {
  await people.arrive(cast.cautious, '/#/settings?tab=account')
  await page.getByRole('listitem').filter({ hasText: twoFactor.authenticator }).getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(account.current_password, { exact: true }).fill(cast.cautious.password)
  await dialog.getByRole('button', { name: twoFactor.confirm }).click()
  await expect(dialog.getByRole('img', { name: twoFactor.qr_label })).toBeVisible()
  const secret = (await dialog.getByText(/^(\w{4} ){7}\w{4}$/).textContent()) ?? ''
  const phone = totpOf(secret.replaceAll(' ', ''))
  await dialog.getByLabel(twoFactor.set_up_code).fill(phone.generate())
  await dialog.getByRole('button', { name: twoFactor.set_up_finish }).click()
  const codes = dialog.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [onPaper = ''] = await codes.allTextContents()
  await dialog.getByRole('button', { name: twoFactor.codes_done }).click()
  await expect(page.getByText('Zostało 10 kodów.')).toBeVisible()

  const elsewhere = await browser.newPage({ baseURL: portal.url })
  await elsewhere.goto('/')
  await elsewhere.getByLabel(session.email, { exact: true }).fill(cast.cautious.email)
  await elsewhere.getByLabel(session.password, { exact: true }).fill(cast.cautious.password)
  await elsewhere.getByRole('button', { name: session.login, exact: true }).click()
  const code = elsewhere.getByLabel(session.code, { exact: true })
  await expect(code).toBeFocused()
  // The one that turned it on was used up with that.
  await code.fill('000 000')
  await elsewhere.getByRole('button', { name: session.login, exact: true }).click()
  await expect(code).toHaveAccessibleDescription(validation.code_wrong)
  await elsewhere.getByRole('button', { name: session.code_by_paper }).click()
  await elsewhere.getByLabel(session.code_paper, { exact: true }).fill(onPaper)
  await elsewhere.getByRole('button', { name: session.login, exact: true }).click()
  await expect(elsewhere.getByRole('navigation').first()).toBeAttached()
  expect((await portal.mailTo(cast.cautious.email, { leadsTo: '/forgot-password' })).text).toContain('9')
  await elsewhere.close()
})

test('from the day that the academy demands it, the office sets it up before anything else', async ({
  page,
  people,
  portal,
}) => {
  const [before] = await portal.query('select two_factor_required_from::text as day from settings')
  await people.arrive(cast.owner, '/#/users/new')
  await page.getByLabel(users.first_name).fill('Bożena')
  await portal.query('update settings set two_factor_required_from = current_date - 1')
  try {
    // By the next request of the page.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(twoFactor.ask_title)
    await page.getByRole('button', { name: twoFactor.set_up, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(account.current_password, { exact: true }).fill(cast.owner.password)
    await dialog.getByRole('button', { name: twoFactor.confirm }).click()
    const secret = (await dialog.getByText(/^(\w{4} ){7}\w{4}$/).textContent()) ?? ''
    await dialog.getByLabel(twoFactor.set_up_code).fill(totpOf(secret.replaceAll(' ', '')).generate())
    await dialog.getByRole('button', { name: twoFactor.set_up_finish }).click()
    await dialog.getByRole('button', { name: twoFactor.codes_done }).click()
    await expect(page.getByLabel(users.first_name)).toHaveValue('Bożena')
  } finally {
    await portal.query('update settings set two_factor_required_from = $1', [before?.day ?? null])
    await portal.query(`delete from authenticators where user_id = (select id from users where email = $1)`, [
      cast.owner.email,
    ])
  }
})

test('a passkey signs in by itself', async ({ page, portal }) => {
  // Passkeys belong to a name, never to an address of numbers.
  const home = portal.url.replace('127.0.0.1', 'localhost')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } })
  const people = peopleOn(page)
  await page.goto(home)
  await people.signIn(cast.colleague)
  await page.goto(`${home}/#/settings?tab=account`)
  await page.getByRole('button', { name: twoFactor.passkey_add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(account.current_password, { exact: true }).fill(cast.colleague.password)
  await dialog.getByRole('button', { name: twoFactor.confirm }).click()
  await dialog.getByLabel(twoFactor.passkey_name).fill('Laptop w pracowni')
  await dialog.getByRole('button', { name: twoFactor.passkey_add }).click()
  await dialog.getByRole('button', { name: twoFactor.codes_done }).click()
  await expect(page.getByText('Laptop w pracowni', { exact: true })).toBeVisible()
  await people.signOut()
  await page.getByRole('button', { name: session.passkey }).click()
  await expect(page.getByRole('navigation').first()).toBeAttached()
  await page.goto(`${home}/#/settings?tab=account`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Laptop w pracowni' })).toContainText('Ostatnio użyty')
})
