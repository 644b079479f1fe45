import { type BrowserContext, expect, type Page } from '@playwright/test'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { type Portal, peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { notifications: texts } = textsIn('pl')
const bell = (page: Page) => page.getByRole('button', { name: new RegExp(`^${texts.bell}`) })

test('a new notification appears within five seconds, leads to what it is about, and is then read', async ({
  page,
  people,
  portal,
}) => {
  await page.goto('/')
  const firstAnswer = page.waitForResponse((response) => response.url().includes('showOnlyNotRead=1'))
  await people.signIn(cast.office)
  await firstAnswer
  const before = await unreadOf(page)
  await notifyOffice(portal, 'Łucja Zdrój')
  await page.waitForRequest((request) => request.url().includes('showOnlyNotRead=1'), { timeout: 5500 })
  await expect(page.getByText('Nowe zgłoszenie: Łucja Zdrój')).toBeVisible()
  await expect(bell(page)).toContainText(String(before + 1))
  await bell(page).click()
  await page.getByRole('link', { name: 'Nowe zgłoszenie: Łucja Zdrój' }).click()
  await expect(page).toHaveURL(/#\/benefits$/)
  await expect(page.getByRole('region', { name: texts.bell })).toHaveCount(0)
  await expect.poll(() => unreadOf(page)).toBe(before)
})

test('several tabs of one user share one poll, a hidden tab sends no request, and signing out ends all of them', async ({
  context,
  page,
  people,
  portal,
}) => {
  await context.clock.install()
  await people.arrive(cast.office)
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs.slice(1)) await tab.goto('/#/dashboard')
  for (const tab of tabs) await expect(bell(tab)).toBeVisible()
  const polls = pollsOf(context)
  await notifyOffice(portal, 'Trzy Karty')
  await context.clock.runFor(5000)
  for (const tab of tabs) await expect(bell(tab)).toContainText(/\d/)
  polls.length = 0
  for (const times of [1, 2]) {
    await context.clock.runFor(5000)
    // Where the answer before was still on its way, the pause after it begins later: then it passes by the clock on the wall.
    await expect.poll(() => polls.length, { timeout: 20_000 }).toBe(times)
  }

  for (const tab of tabs) await turn(tab, 'hidden')
  polls.length = 0
  await context.clock.runFor(60_000)
  expect(polls).toEqual([])
  await turn(page, 'visible')
  await expect.poll(() => polls.length).toBe(1)

  await peopleOn(page).signOut()
  for (const tab of tabs) await expect(tab).toHaveURL(/#\/$/)
  polls.length = 0
  await context.clock.runFor(60_000)
  expect(polls).toEqual([])
})

/** A notification straight into the database, as from somebody else's doing. */
function notifyOffice(portal: Portal, name: string) {
  return portal.query(
    `insert into notifications (user_id, type, params, link, search, created_at)
     select id, 'application_arrived', jsonb_build_object('name', $2::text), 'benefits', fold($2), now()
     from users where email = $1`,
    [cast.office.email, name],
  )
}

async function unreadOf(page: Page): Promise<number> {
  const query = new URLSearchParams({ showOnlyNotRead: '1' })
  return (await (await page.request.get(`${notifications.list.path}?${query}`)).json()).meta.total
}

/** The polls of all tabs, as they go out. */
function pollsOf(context: BrowserContext): string[] {
  const polls: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('showOnlyNotRead=1')) polls.push(request.url())
  })
  return polls
}

/** Brings a tab to the front, or behind others. */
function turn(page: Page, state: 'hidden' | 'visible') {
  return page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { get: () => shown, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
