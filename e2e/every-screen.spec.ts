import { type Browser, expect, type Page } from '@playwright/test'
import { applications } from '#contract/applications/applications.ts'
import { artists } from '#contract/artists/artists.ts'
import { conversations } from '#contract/conversations/conversations.ts'
import * as api from '#contract/index.ts'
import { type Endpoint, fillPath } from '#contract/kit/endpoint.ts'
import { languages } from '#contract/kit/text.ts'
import { additionalResponsibilities } from '#contract/responsibilities/additional-responsibilities.ts'
import { violationsOn } from '#testing/accessibility.ts'
import { test as base, type People, type Portal, peopleOn, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'
import { screens } from '#web/app/screens.tsx'
import { isOpenToGuests } from '#web/pieces/screens.ts'

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

// Whoever is free takes the next screen.
test.describe.configure({ mode: 'parallel' })

for (const screen of [...screens, ...others]) {
  const { path, role } = screen
  test(`/${path}${role ? ` as ${role}` : ''} is for everybody: both languages, light and dark, phone and desk`, async ({
    pageOf,
    portal,
  }) => {
    const isForGuests = isOpenToGuests(screen) && !path.includes('$')
    const seat = await pageOf(
      isForGuests ? 'guest' : (role ?? (screen.guard === 'can-edit-roles' ? 'super-admin' : 'administrator')),
    )
    const { page, people, faults } = seat
    const samples = await samplesFor(path, people, portal)
    await open(page, `/#/${path.replace(/\$(\w+)/g, (_, name: string) => samples[name] ?? '')}`, isForGuests)
    // The gallery shows what loading looks like.
    const coming = path === 'test2' ? '[aria-busy=true]:not(button)' : '[data-coming], [aria-busy=true]'
    for (const way of seat.ways) {
      await lookIn(way, page, people)
      const situation = way.join(', ')
      await expect(page.locator(coming), situation).toHaveCount(0)
      await expectFitFor(page, situation)
    }
    // The next screen is first seen as this one was last.
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
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await expectFitFor(page, `${path}, ${width} px, ${colorScheme}`)
      }
    }
  }
  // A long name and words without an end, of somebody who shows no portrait and has no reviews.
  await page.evaluate(() => {
    document.querySelector('.portrait')?.remove()
    const none = Object.assign(document.createElement('p'), { className: 'soft', textContent: '–' })
    document.querySelector('.figures')?.replaceWith(none)
    const written = document.querySelectorAll('h1, .said, .ways a, .tags li, h3, .card p, blockquote, .reply, .bottom')
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
    await expect(page.locator('.soft + .note'), `${width} px`).toHaveCSS('margin-top', '20px')
  }
  expect(faults).toEqual([])
  await page.close()
})

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
  // A form that was sent is asked for, too: the answer is how its page knows.
  const isMeant = (text: string) => text.includes('409') && page.url().endsWith('/finalized')
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMeant(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/**
 * By way of a page that is not there: each screen is put together anew. A guest, whom that page is not shown, gets a document for
 * each, from the door and its application alike.
 */
async function open(page: Page, address: string, isForGuests: boolean) {
  if (isForGuests) {
    await page.goto('about:blank')
    await page.goto(address)
    return
  }
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/#/nowhere')
  await expect(heading).toHaveText(nowhere)
  await page.goto(address)
  await expect(heading).not.toHaveText(nowhere)
}

const nowhere = new RegExp(languages.map((language) => textsIn(language).app.not_found_title).join('|'))

async function lookIn([language, width, colorScheme]: Way, page: Page, people: People) {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang')
  if ((await html.getAttribute('lang')) !== language) await people.speak(language)
  await expect(html).toHaveAttribute('lang', language)
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
  await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/** Each of the first with each of the second, there and back again. */
function toAndFro<First, Second extends readonly unknown[]>(first: readonly First[], second: readonly Second[]) {
  return first.flatMap((one, turn) =>
    (turn % 2 ? second.toReversed() : second).map((other) => [one, ...other] as const),
  )
}

async function expectFitFor(page: Page, situation: string) {
  await expect(page.getByRole('heading', { level: 1 }), situation).toHaveCount(1)
  expect(await violationsOn(page), situation).toEqual([])
  await expectNothingSideways(page, situation)
}

async function expectNothingSideways(page: Page, situation: string) {
  expect(await roomSideways(page), `${situation}: scrolls sideways`).toBeLessThanOrEqual(0)
}

function roomSideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Something to show on screens whose address has a part that varies. */
async function samplesFor(path: string, people: People, portal: Portal): Promise<Record<string, string>> {
  if (!path.includes('$')) return {}
  // With evidence, whose file has a long name.
  if (path.startsWith('responsibilities/additional/'))
    return first(await people.send(additionalResponsibilities.list, { status: 'SUBMITTED', sortBy: 'due_on' }), path)
  if (path.startsWith('student/packages/')) return first(await people.send(api.studentPackages.list, {}), path)
  if (path.startsWith('student/imports/')) return first(await people.send(api.imports.list, {}), path)
  if (path === 'certificate/$number') {
    const { data } = await people.send(api.certificates.list, {})
    return { number: data[0]?.number ?? '' }
  }
  if (path === 'my/trainings/$id') {
    const [seat] = await portal.query(
      `select training_id from participants join students on students.id = student_id
       where email = $1 and participants.status <> 'CANCELLED' order by training_id desc limit 1`,
      [cast.fellow.email],
    )
    return { id: String(seat?.training_id) }
  }
  if (path === 'training/offer/$hash') return { hash: await offerInMail(people, portal) }
  if (path === 'training/add-review/$hash') return { hash: await reviewInMail(people, portal) }
  if (path === 'training/review-case/$hash') return { hash: await caseInMail(people, portal) }
  if (path.startsWith('trainings/reviews/abuse/')) return first(await people.send(api.abuseReports.list, {}), path)
  if (path.startsWith('trainings/reviews/')) return first(await people.send(api.reviews.list, { replied: 0 }), path)
  if (path.startsWith('vouchers/admin/batches/')) return first(await people.send(api.voucherBatches.list, {}), path)
  if (path.startsWith('vouchers/admin/')) return first(await people.send(api.issuedVouchers.list, {}), path)
  if (path.startsWith('portfolio/admin/')) return first(await people.send(api.portfolioModeration.list, {}), path)
  if (path === 'portfolio/consent/$hash') return { hash: await consentAsked(people, portal) }
  const [feature = ''] = path.split('/')
  const { list } = listed[feature] ?? listed[`${feature}s`] ?? {}
  if (list) return first(await people.send(list, {}), path)
  if (path === 'translations/$scope_id') return { scope_id: '2' }
  if (path === 'unsubscribe/$token') return { token: await tokenInMail(people, portal) }
  // What an artist of the network does fills their page.
  if (path === 'proartist/$id') {
    const { data } = await people.send(artists.list, { filter: cast.artist.email })
    return { id: String(data[0]?.id) }
  }
  const { data } = await people.send(artists.list, {
    filter: cast.accepted.email,
    params: '{"context":"INVITATION"}',
  })
  const id = data[0]?.id ?? 0
  if (path.includes('$id')) return { id: String(id) }
  if (path.endsWith('/finalized')) return { hash: await usedLink(people, portal) }
  await people.send(applications.sendLink, { id })
  const { email } = cast.accepted
  // The demo academy has sent one before, which may be on its way.
  const [mails] = await portal.query('select count(*)::int from mails where "to" = $1', [email])
  const { route } = await portal.letterTo(email, { leadsTo: '/pro-artist-form', count: Number(mails?.count) })
  return { hash: route.split('/').at(-1) ?? '' }
}

const listed = api as Record<string, { list?: Endpoint }>

/** What a feature is called by, its first row shows; the demo academy has one. */
function first(answer: unknown, path: string): { id: string } {
  const { data } = answer as { data: { id: number }[] }
  expect(data.length, `The demo academy has nothing to show at ${path}`).toBeGreaterThan(0)
  return { id: String(data[0]?.id) }
}

/** Of a mail that its reader may do without. */
async function tokenInMail(people: People, portal: Portal): Promise<string> {
  const { email } = cast.completed
  const { data } = await people.send(artists.list, { filter: email })
  await people.send(conversations.write, { id: data[0]?.id ?? 0, type: 'GENERAL', message: 'Dzień dobry!' })
  const { text } = await portal.letterTo(email, { leadsTo: '/inbox' })
  return /#\/unsubscribe\/(\S+)/.exec(text)?.[1] ?? ''
}

/** The link of somebody to whom a free seat is offered. */
async function offerInMail(people: People, portal: Portal): Promise<string> {
  const [someone] = await portal.query(`
    select trainings.id, students.id as student_id, email from trainings cross join students
    where state = 'PUBLISHED' and starts_at > now() + interval '2 days' and seats_taken < seats_max and status = 'ACTIVE'
      and students.id not in (select student_id from participants union select student_id from waiting_students)
    limit 1
  `)
  const { id, student_id, email } = someone as { id: number; student_id: number; email: string }
  await people.send(api.waitingList.join, { id, student_id, is_paid_otherwise: true })
  const { route } = await portal.letterTo(email, { leadsTo: '/training/offer' })
  return route.split('/').at(-1) ?? ''
}

/** The link of somebody in pictures, who may still change their mind. */
async function consentAsked(people: People, portal: Portal): Promise<string> {
  const [work] = await portal.query("select id from portfolio_items where consent_state = 'GIVEN' order by id limit 1")
  const email = 'modelka.galerii@poczta.example'
  await people.send(api.consents.ask, { id: work?.id as number, email, language: 'pl' })
  const { route } = await portal.letterTo(email, { leadsTo: '/portfolio/consent' })
  return route.split('/').at(-1) ?? ''
}

/** The link of somebody whose absence was a mistake. */
async function reviewInMail(people: People, portal: Portal): Promise<string> {
  const [someone] = await portal.query(`
    select participants.id as participant_id, trainings.id, email from participants
      join trainings on trainings.id = training_id join students on students.id = student_id
    where state = 'COMPLETED' and outcome = 'PASS' and participants.status <> 'CANCELLED' and students.status = 'ACTIVE'
      and not exists (select from reviews where participant_id = participants.id)
      and not exists (select from attendances where participant_id = participants.id and not is_present)
    order by participants.id limit 1
  `)
  const { email, ...seat } = someone as { id: number; participant_id: number; email: string }
  await people.send(api.participants.grade, { ...seat, outcome: 'NONE' })
  await people.send(api.participants.grade, { ...seat, outcome: 'PASS' })
  const { route } = await portal.letterTo(email, { leadsTo: '/training/add-review' })
  return route.split('/').at(-1) ?? ''
}

/** The link of somebody whose review the office has just hidden. */
async function caseInMail(people: People, portal: Portal): Promise<string> {
  const { data } = await people.send(api.abuseReports.list, { stage: 'WAITING' })
  const { id } = data.find(({ state }) => state === 'TO_DECIDE') ?? { id: 0 }
  await people.send(api.abuseReports.uphold, {
    id,
    measure: 'HIDDEN',
    ground: 'OTHER',
    note: 'Opisuje inne szkolenie.',
  })
  const [author] = await portal.query(
    `select students.email from abuse_reports join reviews on reviews.id = review_id
     join participants on participants.id = participant_id join students on students.id = student_id
     where abuse_reports.id = $1`,
    [id],
  )
  const { route } = await portal.letterTo(String(author?.email), { leadsTo: '/training/review-case' })
  return route.split('/').at(-1) ?? ''
}

/** The link of somebody who has just sent the form. */
async function usedLink(people: People, portal: Portal): Promise<string> {
  const email = 'sent-the-form@example.com'

  const application = { first_name: 'Ida', last_name: 'Lis', email, phone: '+48601234567', city: 'Łódź' }
  const told = {
    techniques: ['LIPS' as const],
    years_of_experience: 3,
    motivation: 'Chcę uczyć się od najlepszych i uczyć innych.',
  }
  const { data } = await people.send(applications.register, {
    ...application,
    ...told,
    country_id: 1,
    language_name: 'pl',
    terms_accepted: true,
  })
  await people.send(applications.accept, { id: data.id })
  const { route } = await portal.letterTo(email, { leadsTo: '/pro-artist-form' })
  await portal.query('update pro_artists set invitation_status = 4 where email = $1', [email])
  return route.split('/').at(-1) ?? ''
}
