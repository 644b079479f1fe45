import { expect, type Page } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const pl = textsIn('pl')

test.describe('the frame around every screen', () => {
  test('has one left edge, on every screen and however broad the window', async ({ page, people }) => {
    for (const person of [cast.office, cast.artist]) {
      await people.arrive(person)
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeAttached()
      const links = await page.getByRole('navigation').getByRole('link').all()
      const listed = await Promise.all(links.map((link) => link.getAttribute('href')))
      const paths = person === cast.office ? [...listed, ...officeForms] : listed
      for (const path of paths) {
        const url = new URL(path ?? '', page.url()).href
        const before = page.url() === url ? '' : await page.title()
        await page.goto(url)
        await expect(page).not.toHaveTitle(before)
        // Beginning with the width of the screen before.
        for (const width of page.viewportSize()?.width === 1920 ? [1920, 1440] : [1440, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          await expect.poll(() => leftEdge(page), { message: `${path} at ${width} px` }).toBe(edge)
        }
      }
      await people.signOut()
    }
  })

  test('leads by the menu to an area and by its tabs to a screen, and marks both', async ({ page, people }) => {
    await people.arrive(cast.office)
    const menu = page.getByRole('navigation', { name: pl.app.main_menu })
    const artists = menu.getByRole('link', { name: new RegExp(`^${pl.app.area_artists} czek`) })
    await artists.click()
    const tabs = page.getByRole('navigation', { name: pl.app.area_artists })
    await expect(tabs.getByRole('link', { name: pl.artists.network_title })).toHaveAttribute('aria-current', 'page')
    const applications = tabs.getByRole('link', { name: new RegExp(`^${pl.artists.invitations_title} czek`) })
    await applications.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.artists.invitations_title)
    await expect(applications).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('button', { name: pl.artists.status_0 })).toHaveAttribute('aria-pressed', 'true')
    await expect(artists).toHaveAttribute('aria-current', 'true')

    // A page below a tab has a link back instead of the tabs.
    await page.goto('/#/proartist/applications')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.artists.applications_title)
    await expect(tabs).toBeHidden()
    await expect(menu.locator('[aria-current]')).toHaveText(new RegExp(`^${pl.app.area_artists}`))
  })

  test('keeps the marked tab in sight on a phone, whichever was open before', async ({ page, people }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await people.arrive(cast.office)
    const marked = page.getByRole('navigation', { name: pl.app.area_trainings }).locator('[aria-current]')
    // The strip has been moved to its end before.
    for (const [path, title] of [
      ['/sign-ups', pl.signUps.title],
      ['/training/verification', pl.trainings.title_verification],
      ['/proartist/trainings/all', pl.trainings.title_all],
    ] as const) {
      await page.goto(`/#${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(marked).toBeInViewport({ ratio: 1 })
    }
  })

  test('takes less room, as each person on this device likes it', async ({ page, people }) => {
    await people.arrive(cast.office)
    await page.goto('/#/proartist')
    const row = page.getByRole('row').nth(1)
    const before = await heightOf(row)
    await page.getByRole('button', { name: /^Konto:/ }).click()
    await page.getByRole('button', { name: pl.app.density_compact }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => heightOf(row)).toBeLessThan(before)

    await page.reload()
    await expect.poll(() => heightOf(row)).toBeLessThan(before)
    await people.signOut()
    await people.signIn(cast.owner)
    await page.goto('/#/proartist')
    await expect.poll(() => heightOf(row)).toBe(before)
    await people.signOut()
    await people.signIn(cast.office)
    await page.goto('/#/proartist')
    await expect.poll(() => heightOf(row)).toBeLessThan(before)
  })
})

test.describe('a screen whose file does not come', () => {
  const isDocument = ({ pathname }: URL) => pathname === '/'
  /** Only in this document: a reload removes it. */
  const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

  test('in a tab older than the portal shows an error, and loads the new version on request', async ({
    page,
    people,
  }) => {
    await people.arrive(cast.office)
    await mark(page)
    await page.route('**/assets/benefits-page-*.js', (route) => route.fulfill({ status: 404 }))
    await page.route(isDocument, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/door-[\w-]+\.js/g, 'door-newer.js')
      await route.fulfill({ response, body })
    })
    await page.goto('/#/benefits')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.app.renewed)
    expect(await isMarked(page)).toBe(true)
    await page.unrouteAll()
    await page.getByRole('button', { name: pl.app.renewed_load }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.benefits.title)
    expect(await isMarked(page)).toBe(false)
  })

  test('distinguishes a missing connection from a failing portal, and loads once either is back', async ({
    page,
    people,
  }) => {
    await people.arrive(cast.office)
    await mark(page)
    await page.route('**/assets/levels-page-*.js', (route) => route.abort())
    await page.route(isDocument, (route) => route.abort())
    await page.goto('/#/settings/levels')
    const again = page.getByRole('button', { name: pl.app.try_again })
    await expect(page.getByText(pl.app.no_connection)).toBeVisible()
    await again.click()
    await expect(again).toHaveAttribute('aria-busy', 'false')
    expect(await isMarked(page)).toBe(true)
    await page.unroute(isDocument)
    // There is a connection, and the portal is out of order.
    await page.route(isDocument, (route) => route.fulfill({ status: 503 }))
    await again.click()
    await expect(page.getByText(pl.app.portal_failing)).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    await page.unrouteAll()
    await again.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.levels.title)
  })

  test('or that of a part of it shows an error, and loads on retry', async ({ page, people }) => {
    await people.arrive(cast.office)
    await page.route('**/assets/session-grid-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/#/calendar')
    await expect(page.getByText(pl.app.page_not_loaded_text)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: pl.app.try_again }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.calendar.title)
  })
})

/** Narrower than lists. */
const officeForms = ['#/benefits/new', '#/responsibilities/new', '#/responsibilities/additional/new']

/** The menu's width and the room next to it. */
const edge = 304

/** The left edge of the leftmost visible element of the screen, in pixels. */
function leftEdge(page: Page): Promise<number> {
  return page.locator('#content').evaluate((content) => {
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const { backgroundColor, borderLeftWidth, visibility } = getComputedStyle(element)
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const isPainted = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderLeftWidth !== '0px'
      return (
        width > 1 && height > 1 && visibility === 'visible' && (hasWords || isPainted || element.matches('svg, img'))
      )
    }
    // A strip of tabs lies across the whole screen, in the paper's own color.
    const isOfTabs = (element: Element) => element.closest('[role=tablist]') !== null
    // From the left, so that few are looked at.
    const leftmost = [...content.querySelectorAll('*')]
      .map((element) => ({ element, left: element.getBoundingClientRect().left }))
      .sort((one, other) => one.left - other.left)
      .find(({ element }) => isVisible(element) && !isOfTabs(element))
    return Math.round(leftmost?.left ?? Number.POSITIVE_INFINITY)
  })
}

const heightOf = (row: ReturnType<Page['locator']>) => row.evaluate((element) => element.getBoundingClientRect().height)
