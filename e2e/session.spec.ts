import { expect } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const pl = textsIn('pl')
const en = textsIn('en-US')

test.describe('signing in', () => {
  test('leads to the dashboard, and out again; where the portal is no demo, no account is offered', async ({
    page,
    people,
  }) => {
    const ofDemo: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/demo/')) ofDemo.push(request.url())
    })
    // The document of another portal, which knows no such call.
    await page.route(/\/$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(' data-demo', '') })
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.login_title)
    await expect(page.getByText(pl.session.demo_title)).toHaveCount(0)
    await people.signIn(cast.office)
    await expect(page).toHaveURL(/#\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Joanna')
    expect(ofDemo).toEqual([])
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('atelier.session') ?? ''))
    expect(stored.isAuthenticated).toBe(true)
    expect(Object.keys(stored.user).sort()).toEqual([
      'first_name',
      'id',
      'language_name',
      'last_name',
      'pro_artist',
      'roles',
    ])

    await people.signOut()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.login_title)
    await expect(page.getByText(pl.session.ended_title)).toHaveCount(0)
    await expect(page).toHaveURL(/#\/$/)
    expect(await page.evaluate(() => localStorage.getItem('atelier.session'))).toContain('"isAuthenticated":false')
    await page.goto('/#/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.login_title)
  })
})

test('a visitor of an address that is not for them is redirected', async ({ page, people }) => {
  const title = page.getByRole('heading', { level: 1 })

  await test.step('an unknown address shows a page that explains it', async () => {
    await page.goto('/#/no/such/page')
    await expect(title).toHaveText(pl.app.not_found_title)
    await page.getByRole('link', { name: pl.app.to_login }).click()
    await expect(title).toHaveText(pl.session.login_title)
  })

  await test.step('a guest to sign-in, and then on to the requested page', async () => {
    await page.goto('/#/benefits?category=DISCOUNT')
    await expect(title).toHaveText(pl.session.login_title)
    await people.signIn(cast.office)
    await expect(page).toHaveURL(/#\/benefits\?category=DISCOUNT$/)
    await expect(title).toHaveText(pl.benefits.title)
  })

  await test.step('also where others have added something to the link', async () => {
    await page.goto('/?fbclid=abc#/benefits?category=DISCOUNT')
    await expect(title).toHaveText(pl.benefits.title)
    await expect(page).toHaveURL(/\/#\/benefits\?category=DISCOUNT$/)
  })

  await test.step('somebody signed in keeps the menu where there is no such page', async () => {
    await page.goto('/#/no/such/page')
    await expect(title).toHaveText(pl.app.not_found_title)
    await expect(page.getByRole('navigation', { name: pl.app.main_menu })).toBeVisible()
    await page.getByRole('link', { name: pl.app.to_dashboard }).click()
    await expect(page).toHaveURL(/#\/dashboard/)
  })

  await test.step('somebody signed in away from the screens for guests', async () => {
    for (const path of ['', 'forgot-password', 'reset-password']) {
      await page.goto(`/#/${path}`)
      await expect(page).toHaveURL(/#\/dashboard$/)
    }
  })

  await test.step('a user without a right to the dashboard, which names the page and the right', async () => {
    await people.signOut()
    await people.signIn(cast.artist)
    await expect(page.getByRole('link', { name: pl.demo.mails_title })).toHaveCount(0)
    await page.goto('/#/demo/mails')
    await expect(page).toHaveURL(/#\/dashboard$/)
    await expect(page.getByRole('status').filter({ hasText: pl.demo.mails_title })).toContainText(
      pl.rights['can-view-system-settings'],
    )
  })
})

test.describe('a session that ended', () => {
  test('deletes stored data, leads to sign-in and returns to the same page', async ({ page, people }) => {
    await people.arrive(cast.office)
    for (const status of [401, 419]) {
      await page.goto('/#/benefits')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.benefits.title)
      await page.route('**/api/benefits?*', (route) => route.fulfill({ status, json: { message: 'Over.' } }))
      await page.getByRole('searchbox').fill('rabat')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.login_title)
      await expect(page.getByText(pl.session.ended_title)).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('atelier.session'))).toContain('"isAuthenticated":false')
      await page.unroute('**/api/benefits?*')
      await people.signIn(cast.office)
      await expect(page).toHaveURL(/#\/benefits\?filter=rabat$/)
    }
  })

  test('overnight is explained in the reader’s language, also after a reload, and typed values are restored', async ({
    page,
    people,
    portal,
  }) => {
    await page.clock.install()
    await page.goto('/#/student/my-profile')
    await people.signIn(cast.student)
    await page.getByLabel(en.students.phone).fill('+44 20 7946 0000')
    await portal.query('delete from sessions where user_id = (select id from users where email = $1)', [
      cast.student.email,
    ])
    // The bell polls every five seconds.
    await page.clock.runFor(5000)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(en.session.login_title)
    await page.reload()
    await expect(heading).toHaveText(en.session.login_title)
    await expect(page.getByText(en.session.ended_title)).toBeVisible()
    await people.signIn(cast.student, 'en-US')
    await expect(page).toHaveURL(/#\/student\/my-profile$/)
    await expect(page.getByLabel(en.students.phone)).toHaveValue('+44 20 7946 0000')
  })

  test('leads nobody else to the page that the one before was thrown out of', async ({ page, people }) => {
    await page.clock.install()
    await people.arrive(cast.office, '/#/benefits')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.benefits.title)
    // The bell's next question may find out sooner than anything the reader does.
    await page.context().clearCookies({ name: 'atelier_session' })
    await page.clock.runFor(5000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.login_title)
    await people.signIn(cast.artist)
    await expect(page).toHaveURL(/#\/dashboard$/)
  })
})

test('two tabs have one reader: what the first one saw is not shown to the next, and signing out ends both', async ({
  page,
  people,
  context,
}) => {
  await people.arrive(cast.office)
  await expect(page.getByRole('link', { name: pl.app.area_artists }).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/#/benefits/new')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(pl.benefits.new_title)
  await people.signOut()
  await people.signIn(cast.artist)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Maja')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Maja')
  await expect(other.getByRole('link', { name: pl.app.area_artists })).toHaveCount(0)

  await other.goto('/#/benefits')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(pl.benefits.title)
  await people.signOut()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(pl.session.login_title)
})

test.describe('the language', () => {
  test('is Polish, unless the address or the device determines another', async ({ page, context }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/')
    await expect(heading).toHaveText(pl.session.login_title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    await expect(page).toHaveTitle('Zaloguj się · Atelier')

    await page.goto('about:blank')
    await page.goto('/#/forgot-password?lang=en')
    await expect(heading).toHaveText(en.session.forgot_title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    expect((await context.cookies()).find(({ name }) => name === 'language')).toMatchObject({
      value: 'en-US',
      path: '/',
    })

    await page.goto('about:blank')
    await page.goto('/')
    await expect(heading).toHaveText(en.session.login_title)

    await page.goto('about:blank')
    await page.goto('/#lang=pl')
    await expect(heading).toHaveText(pl.session.login_title)

    await page.goto('about:blank')
    await page.goto('/#/?lang=de')
    await expect(heading).toHaveText(pl.session.login_title)

    // For finding a text: each with its key before it.
    await page.evaluate(() => localStorage.setItem('atelier.showTranslationKeys', '1'))
    await page.reload()
    await expect(heading).toHaveText(`session.login_title: ${pl.session.login_title}`)
  })

  test('is the signed-in reader’s own, stored with the account for every device, and the device’s again after signing out', async ({
    page,
    people,
    browser,
    portal,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/')
    await people.signIn(cast.student)
    await expect(heading).toHaveText('Hello, Emily')
    await page.reload()
    await expect(heading).toHaveText('Hello, Emily')
    await people.signOut('en-US')
    await expect(heading).toHaveText(pl.session.login_title)

    await people.signIn(cast.owner)
    await people.speak('en-US')
    await expect(heading).toHaveText('Hello, Helena')
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.value)
      .toBe('en-US')
    const device = await browser.newPage({ baseURL: portal.url })
    await device.goto('/')
    await device.getByLabel(pl.session.email, { exact: true }).fill(cast.owner.email)
    await device.getByLabel(pl.session.password, { exact: true }).fill(cast.owner.password)
    await device.getByRole('button', { name: pl.session.login, exact: true }).click()
    await expect(device.getByRole('heading', { level: 1 })).toHaveText('Hello, Helena')
    await device.close()
    await people.speak('pl')
    await expect(heading).toHaveText('Dzień dobry, Helena')
  })

  test('without its texts shows an error in both languages, and retries', async ({ page }) => {
    await page.route('**/api/languages/pl/door', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('main')).toHaveCount(0)
    await expect(page.getByText('Portal nie odpowiada. Próbujemy dalej.')).toBeVisible({ timeout: 10_000 })
    await expect(page.getByText('The portal isn’t responding. Retrying…')).toBeVisible()
    await page.unroute('**/api/languages/pl/door')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.login_title, { timeout: 10_000 })
  })
})

test.describe('a forgotten password', () => {
  test('is reset by the link in the email, once', async ({ page, people, portal }) => {
    const password = 'Nowe-haslo-2026'
    await page.goto('/')
    await page.getByRole('link', { name: pl.session.forgot }).click()
    // Both screens have an input for the email: wait for the second one's.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.forgot_title)
    await page.getByLabel(pl.session.email, { exact: true }).fill(cast.completed.email)
    await page.getByRole('button', { name: pl.session.forgot_send }).click()
    await expect(page.getByRole('status').filter({ hasText: pl.session.forgot_sent })).toBeVisible()

    const { route } = await portal.mailTo(cast.completed.email, { leadsTo: '/reset-password' })
    await page.goto(`/#${route}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.reset_title)
    await page.getByLabel(pl.session.new_password, { exact: true }).fill('krótkie')
    await page.getByLabel(pl.session.password_confirmation).fill(password)
    await page.getByRole('button', { name: pl.session.reset_save }).click()
    await expect(page.getByLabel(pl.session.new_password, { exact: true })).toBeFocused()
    await expect(page.getByText(pl.validation.password_short)).toBeVisible()
    await page.getByLabel(pl.session.new_password, { exact: true }).fill(password)
    await page.getByRole('button', { name: pl.session.reset_save }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.reset_done_title)
    await expect(page.getByText('Na innych urządzeniach')).toBeVisible()
    await page.getByRole('link', { name: pl.session.login }).click()
    await expect(page.getByLabel(pl.session.email, { exact: true })).toHaveValue(cast.completed.email)
    await people.signIn({ ...cast.completed, password })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Dzień dobry, ${cast.completed.first_name}`)
    await people.signOut()

    await page.goto(`/#${route}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.reset_invalid_title)
    await page.getByRole('link', { name: pl.session.reset_new_link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.forgot_title)
  })
})
