import { type Browser, expect, type Page } from '@playwright/test'
import * as api from '#app/contract/calls.ts'
import { screens } from '#app/web/screens.tsx'
import { fillPath } from '#kit/contract/endpoint.ts'
import { publicPath } from '#kit/contract/public-path.ts'
import { languages } from '#kit/contract/texts/text.ts'
import type { Guard } from '#kit/web/page/screens/record-screens.ts'
import { isOpenToGuests } from '#kit/web/page/screens/screens.ts'
import { test as base, openDocument, type People, type Portal, peopleOn, textsIn } from '#testing/browser/browser.ts'
import { comingParts, readToTheEnd } from '#testing/browser/read-to-the-end.ts'
import { violationsOn } from '#testing/browser/violations.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { samplesFor } from './screen-samples.ts'

const widths = [360, 1440]
const schemes = ['light', 'dark'] as const
/** Each way to look at a screen differs from the one before in one thing alone. */
const ways = toAndFro(
  languages,
  toAndFro(
    widths,
    schemes.map((scheme) => [scheme] as const),
  ),
)
type Way = (typeof ways)[number]
/** Who looks at a screen that is made for one role. */
const viewers = {
  'super-admin': cast.owner,
  administrator: cast.office,
  'pro-artist': cast.artist,
  client: cast.fellow,
}
type Viewer = keyof typeof viewers | 'guest'

/** Each viewer signs in once and walks from screen to screen in one page. */
const test = base.extend<object, { pageOf: (viewer: Viewer) => Promise<Seat> }>({
  pageOf: [
    async ({ browser, portal }, use) => {
      const seats = new Map<Viewer, Seat>()
      await use(async (viewer) => {
        const seat = seats.get(viewer) ?? (await takeSeat(browser, portal, viewer))
        seats.set(viewer, seat)
        return seat
      })
      for (const { page } of seats.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
})

/** Where a screen shows each role something else. */
const others = screens
  .filter(({ path }) => path === 'inbox' || path === 'settings')
  .map((screen) => ({ ...screen, role: 'client' as const }))

/** Rights that the office does not have at first. */
const ownersAlone: readonly Guard[] = ['can-edit-roles', 'can-erase-people', 'can-manage-webhooks']

// A worker that is free takes the next screen.
test.describe.configure({ mode: 'parallel' })

for (const screen of [...screens, ...others]) {
  const { path, role } = screen
  test(`/${path}${role ? ` as ${role}` : ''} is for everybody: both languages, light and dark, phone and desk`, async ({
    pageOf,
    portal,
  }) => {
    const isForGuests = isOpenToGuests(screen) && !path.includes('$')
    const seat = await pageOf(
      isForGuests ? 'guest' : (role ?? (ownersAlone.includes(screen.guard) ? 'super-admin' : 'administrator')),
    )
    const { page, people, faults } = seat
    const samples = await samplesFor(path, people, portal)
    await open(page, `/#/${path.replace(/\$(\w+)/g, (_, name: string) => samples[name] ?? '')}`, isForGuests)
    // The gallery shows what loading looks like.
    const coming = path === 'test2' ? '[aria-busy=true]:not(button)' : comingParts
    for (const way of seat.ways) {
      await lookIn(way, page, people)
      const situation = way.join(', ')
      await readToTheEnd(page, situation, coming)
      await expectFitFor(page, situation)
    }
    // The next screen is first looked at as this one was last.
    seat.ways = seat.ways.toReversed()
    expect(faults.splice(0)).toEqual([])
  })
}

test('what is wrong in one way of looking alone is found in that way', async ({ page, people }) => {
  const inDark = ([, , colorScheme]: Way) => colorScheme === 'dark'
  const inEnglish = ([language]: Way) => language === 'en-US'
  const onPhone = ([, width]: Way) => width === 360
  const dark = '[data-mantine-color-scheme=dark]'
  const faults: [rule: string, isWrong: (way: Way) => boolean, markup: string][] = [
    ['color-contrast', inDark, `<p>Blado<style>${dark} p { color: #444 }</style></p>`],
    [
      'color-contrast',
      (way) => inEnglish(way) && !inDark(way),
      '<p>Blado<style>p:lang(en) { color: #999 }</style></p>',
    ],
    ['button-name', inDark, `<button><b>Dalej</b><style>${dark} b { display: none }</style></button>`],
    [
      'label',
      onPhone,
      '<label><b>Imię</b><input></label><style>@media (width < 999px) { b { display: none } }</style>',
    ],
    ['sideways', onPhone, '<p>W<style>@media (width < 999px) { p { width: 999px } }</style></p>'],
  ]
  await page.goto('/')
  // Not in the first picture, which gives way to the screen.
  await expect(page.getByRole('button', { name: new RegExp(cast.artist.email) })).toBeVisible()
  for (const [rule, isWrong, markup] of faults) {
    const place = await page.locator('main').evaluateHandle((main) => main.appendChild(document.createElement('div')))
    await place.evaluate((element, markup) => Object.assign(element, { innerHTML: markup }), markup)
    const found: Way[] = []
    for (const way of ways) {
      await lookIn(way, page, people)
      const rules = (await violationsOn(page)).map((violation) => violation.replace(/:.*/s, ''))
      if ((await roomSideways(page)) > 0) rules.push('sideways')
      if (rules.includes(rule)) found.push(way)
    }
    await place.evaluate((element) => element.remove())
    expect(found, markup).toEqual(ways.filter(isWrong))
  }
})

test('a public profile is for everybody, without the application', async ({ browser, portal }) => {
  const page = await browser.newPage({ baseURL: portal.url })
  const faults = faultsOf(page)
  const [shown] = await portal.query(`
    select slug from public_profile_addresses join public_profiles using (pro_artist_id) join pro_artists on pro_artists.id = pro_artist_id
    where is_current and is_on order by reviews_count desc limit 1
  `)
  for (const path of [api.publicProfiles.page.path, api.publicProfiles.englishPage.path]) {
    await page.goto(fillPath(path, shown as { slug: string }))
    await expectFitEachWay(page, path)
  }
  // A long name and words without an end, of somebody who shows no portrait and has no reviews.
  await page.evaluate(() => {
    document.querySelector('.portrait')?.remove()
    const none = Object.assign(document.createElement('p'), { className: 'soft', textContent: '–' })
    document.querySelector('.figures')?.replaceWith(none)
    const written = document.querySelectorAll('h1, .prose, .ways a, .tags li, h3, .card p, blockquote, .reply, .bottom')
    for (const words of written) words.textContent = 'W'.repeat(60)
  })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNothingSideways(page, `long words, ${width} px`)
    const shareOfName = await page.evaluate(() => {
      const widthOf = (selector: string) => document.querySelector(selector)?.clientWidth ?? 0
      return widthOf('.who') / widthOf('.hero')
    })
    expect(shareOfName, `${width} px`).toBeGreaterThan(0.9)
    const space = await page.evaluate(() => {
      const sideOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return (sideOf('.soft + .note')?.top ?? 0) - (sideOf('.soft:has(+ .note)')?.bottom ?? 0)
    })
    expect(space, `${width} px`).toBe(16)
  }
  expect(faults).toEqual([])
  await page.close()
})

test('the pages of the server are for everybody, without the application', async ({ browser, portal }) => {
  const page = await browser.newPage({ baseURL: portal.url })
  const faults = faultsOf(page)
  for (const name of ['artists', 'trainings', 'privacy', 'accessibility'] as const)
    for (const language of languages) {
      await page.goto(publicPath(name, language))
      await expectFitEachWay(page, publicPath(name, language))
      if (name !== 'trainings') continue
      await page.locator('.artist h2 a').first().click()
      await expect(page.locator('#program')).toBeVisible()
      await expectFitEachWay(page, `a training, ${language}`)
    }
  expect(faults).toEqual([])
  await page.close()
})

/** A page of the server, which has no language of its reader. */
async function expectFitEachWay(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await expectFitFor(page, `${path}, ${width} px, ${colorScheme}`)
    }
  }
}

/** Who sits at a page, and what the browser has complained about there. */
type Seat = { page: Page; people: People; faults: string[]; ways: Way[] }

async function takeSeat(browser: Browser, portal: Portal, viewer: Viewer): Promise<Seat> {
  const page = await browser.newPage({ baseURL: portal.url })
  const people = peopleOn(page)
  const faults = faultsOf(page)
  if (viewer !== 'guest') await people.arrive(viewers[viewer])
  return { page, people, faults, ways }
}

function faultsOf(page: Page): string[] {
  const faults: string[] = []
  // A form that was sent is requested, too: by the answer its page knows.
  const isMeant = (text: string) => text.includes('409') && page.url().endsWith('/finalized')
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMeant(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/**
 * By way of a page that is not there: each screen is mounted again, within the same shell. A guest gets a document for each, from the door and
 * its application alike.
 */
async function open(page: Page, address: string, isForGuests: boolean) {
  if (isForGuests) {
    await openDocument(page, address)
    return
  }
  const title = () => page.evaluate(() => document.querySelector('h1')?.textContent ?? '')
  await page.goto('/#/nowhere')
  await expect.poll(title, often).toMatch(nowhere)
  await page.goto(address)
  await expect.poll(async () => (await title()).replace(nowhere, ''), often).not.toBe('')
}

/**
 * What each look waits for is read from the page and compared here: an expectation of a locator is a step of its own, and describes
 * the whole page each time that it comes too early.
 */
const often = { intervals: [20, 50, 100, 250] }

const nowhere = new RegExp(languages.map((language) => textsIn(language).app.not_found_title).join('|'))

async function lookIn([language, width, colorScheme]: Way, page: Page, people: People) {
  const shown = () =>
    page.evaluate(() => {
      const { lang, dataset } = document.documentElement
      return { language: lang, width: innerWidth, colorScheme: dataset.mantineColorScheme }
    })
  const before = await shown()
  if (before.language !== language) await people.speak(language)
  if (before.width !== width) await page.setViewportSize({ width, height: 900 })
  if (before.colorScheme !== colorScheme) await page.emulateMedia({ colorScheme })
  await expect.poll(shown, often).toEqual({ language, width, colorScheme })
}

/** Each of the first with each of the second, there and back again. */
function toAndFro<First, Second extends readonly unknown[]>(first: readonly First[], second: readonly Second[]) {
  return first.flatMap((one, turn) =>
    (turn % 2 ? second.toReversed() : second).map((other) => [one, ...other] as const),
  )
}

async function expectFitFor(page: Page, situation: string) {
  const headings = page.getByRole('heading', { level: 1 })
  await expect.poll(() => headings.count(), { message: situation, ...often }).toBe(1)
  expect(await violationsOn(page), situation).toEqual([])
  await expectNothingSideways(page, situation)
}

async function expectNothingSideways(page: Page, situation: string) {
  expect(await roomSideways(page), `${situation}: scrolls sideways`).toBeLessThanOrEqual(0)
  expect(await hiddenTabs(page), `${situation}: tabs out of sight`).toEqual([])
}

/** At a desk all tabs are in sight; on a phone their strip scrolls. */
function hiddenTabs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=tablist]')]
      .filter((list) => innerWidth >= 1440 && list.scrollWidth > list.clientWidth)
      .map((list) => list.textContent),
  )
}

function roomSideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
