import { expect, type Page } from '@playwright/test'
import { parse } from 'acorn'
import { openDocument, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

// As those see it who let things move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const pl = textsIn('pl')
const en = textsIn('en-US')

test.describe('the first picture', () => {
  test('of the sign-in page needs no script at all', async ({ browser, portal }) => {
    const page = await browser.newPage({ baseURL: portal.url, javaScriptEnabled: false })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.session.login_title)
    await page.close()
  })

  for (const [missing, what] of [
    ['Map', 'groupBy'],
    ['window', 'customElements'],
  ] as const)
    test(`is replaced by a plain page in a browser that is too old, without ${what}`, async ({ page }) => {
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.addInitScript(
        ([missing, what]) => {
          // Those without custom elements have none of the later parts, either.
          Reflect.deleteProperty(Map, 'groupBy')
          Reflect.deleteProperty(missing === 'Map' ? Map : window, what)
        },
        [missing, what] as const,
      )
      await page.goto('/?lang=pl')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/za stara|too old/)
      await expect(page.getByText(/17\.4/)).toBeVisible()
      expect(faults).toEqual([])
    })

  test('comes with scripts alone that a browser of 2015 reads, or leaves unread', async ({ request }) => {
    const document = await (await request.get('/')).text()
    const scripts = [...document.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    const read = scripts.filter(([, attributes]) => !/type="?module/.test(attributes as string))
    expect(read).not.toHaveLength(0)
    for (const [, attributes = '', inline = ''] of read) {
      const [, address] = /src="([^"]+)"/.exec(attributes) ?? []
      const script = address ? await (await request.get(address)).text() : inline
      expect(() => parse(script, { ecmaVersion: 2015, sourceType: 'script' }), address).not.toThrow()
    }
  })

  test('is what the address opens, in the reader’s language, before the program came', async ({ page, people }) => {
    await page.goto('/')
    await people.signIn(cast.student)
    await people.signOut('en-US')
    await withoutProgram(page)
    const headline = page.locator('first-picture h1')
    for (const [address, title] of [
      ['/', pl.session.login_title],
      ['/#/benefits', pl.session.login_title],
      ['/#/pro-artist/register', pl.applications.register_title],
      ['/#/pro-artist/register?lang=en', en.applications.register_title],
    ] as const) {
      await openDocument(page, address)
      await expect(headline).toHaveText(title)
    }
    // What it shows takes nothing in, so that nothing typed is lost.
    await expect(page.locator('first-picture')).toHaveAttribute('inert')
    await openDocument(page, '/#/reset-password?token=1&email=a@example.com')
    await expect(page.locator('first-picture header')).toBeVisible()
    await expect(headline).toHaveCount(0)
  })

  test('of somebody signed in is the frame of their screens, dark where they read dark', async ({ page, people }) => {
    await page.goto('/')
    await people.signIn(cast.student)
    await expect(page.getByRole('navigation').first()).toBeAttached()
    await page.emulateMedia({ colorScheme: 'dark' })
    await withoutProgram(page)
    await openDocument(page, '/#/calendar')
    await expect(page.locator('first-picture aside')).toBeVisible()
    await expect(page.locator('first-picture h1')).toHaveText('\u00a0')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })

  test('lets a worker begin with the formats of the reader’s language, for which the document would wait', async ({
    page,
  }) => {
    const begun = page.waitForEvent('worker')
    await page.goto('/#/pro-artist/register?lang=en')
    expect((await begun).url()).toMatch(/\/formats\.js#en-US$/)
  })

  test('notes no call ahead that changes anything', async ({ page, people }) => {
    await page.goto('/')
    await people.signIn(cast.office)
    await openDocument(page, '/#/decisions')
    // The address of what is open: the screen stays there.
    await expect(page).toHaveURL(/item=/)
    await openDocument(page, page.url())
    await expect.poll(() => stored(page), { timeout: 20_000 }).toContain('/api/decisions?')
    expect(await stored(page)).not.toContain('/api/decisions/viewers')
  })

  test('names a screen as it was called before, and fetches at once what it fetched before', async ({
    page,
    people,
  }) => {
    await page.goto('/')
    await people.signIn(cast.student)
    await openDocument(page, '/#/calendar')
    await expect.poll(() => stored(page), { timeout: 20_000 }).toContain('/calendar')
    await withoutProgram(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await openDocument(page, '/#/calendar')
    await expect(page.locator('first-picture h1')).toHaveText(en.calendar.title)
    await expect.poll(() => requested).toContain('/api/calendar')
    expect(requested.filter((path) => /calendar-page-.*js$/.test(path))).toHaveLength(1)
  })

  test('shows what was below the title, and prefetches nothing that is only needed after the first screen', async ({
    page,
    people,
  }) => {
    await page.goto('/')
    await people.signIn(cast.office)
    await openDocument(page, '/#/proartist')
    await expect.poll(() => stored(page), { timeout: 20_000 }).toContain('network-page-')
    expect(await stored(page)).not.toMatch(/assets.(toasts|overlays|open-offline)-/)
    const place = (within: string) => page.locator(`${within} h1`).boundingBox()
    const whole = await place('main')
    await withoutProgram(page)
    await openDocument(page, '/#/proartist')
    await expect(page.locator('first-picture header p')).toHaveText(pl.artists.network_intro)
    expect((await place('first-picture'))?.y).toBe(whole?.y)
  })

  test('of a record’s page has the name and the text below it at the same position, in the same parts, as the screen', async ({
    page,
    people,
  }) => {
    await page.setViewportSize({ width: 412, height: 820 })
    // All letters of one font.
    await page.route('**/*.woff2', (route) => route.abort())
    await people.arrive(cast.office)
    const idIn = async (list: string) => (await (await page.request.get(list)).json()).data[0].id
    const places = (within: string) =>
      Promise.all(
        ['h1', 'header p:visible'].map(async (part) => {
          const [shown] = await page.locator(`${within} ${part}`).all()
          const box = await shown?.boundingBox()
          // Each part is rounded to whole pixels: a paragraph of others is wider, and the largest text again.
          const texts = await shown?.evaluate(({ childNodes }) => Array.from(childNodes, (part) => part.textContent))
          return box && [Math.round(box.x), Math.round(box.y), texts]
        }),
      )
    const addresses = [
      `/#/training/${await idIn('/api/trainings?scope=all')}`,
      `/#/proartist/${await idIn('/api/proartist')}`,
    ]
    const whole: unknown[] = []
    for (const address of addresses) {
      await visit(page, address)
      whole.push(await places('main'))
    }
    await withoutProgram(page)
    for (const [index, address] of addresses.entries()) {
      await openDocument(page, address)
      expect(await places('first-picture'), address).toEqual(whole[index])
    }
  })

  test('is painted before anything is requested that it does not show', async ({ page, people }) => {
    await people.arrive(cast.office)
    await visit(page, '/#/inbox')
    await page.addInitScript(() => {
      const links = () => document.querySelectorAll('body link').length
      const observed: Record<string, number> = { inPicture: -1, atFrame: -1 }
      Object.assign(window, { observed })
      new MutationObserver((_, observer) => {
        const picture = document.querySelector('first-picture h1')
        if (!picture) return
        observer.disconnect()
        observed.inPicture = links()
        requestAnimationFrame(() => {
          observed.atFrame = links()
        })
      }).observe(document, { childList: true, subtree: true })
    })
    await withoutProgram(page)
    await openDocument(page, '/#/inbox')
    await expect.poll(() => page.locator('body link').count()).toBeGreaterThan(10)
    expect(await page.evaluate(() => Reflect.get(window, 'observed'))).toEqual({ inPicture: 0, atFrame: 0 })
  })

  test('has the largest text of its screen', async ({ page, people }) => {
    await page.setViewportSize({ width: 412, height: 820 })
    await page.addInitScript(() => {
      const paints: number[] = []
      Object.assign(window, { paints })
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) paints.push(startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    // All letters of one font.
    await page.route('**/*.woff2', (route) => route.abort())
    await people.arrive(cast.office)
    for (const address of ['/#/proartist', '/#/proartist/trainings/all', '/#/calendar', '/#/inbox']) {
      await visit(page, address)
      await openDocument(page, address)
      await page.locator('first-picture').waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
      // None of the program's was larger.
      expect(await page.evaluate(() => Reflect.get(window, 'paints')), address).toHaveLength(1)
    }
  })

  test('fetches only the Polish characters of the font in addition to the English ones', async ({ page }) => {
    const fonts = new Set<string>()
    page.on('request', (request) => {
      const [, font] = /assets\/(.*)-\w+\.woff2/.exec(request.url()) ?? []
      if (font) fonts.add(font)
    })
    for (const address of ['/?lang=pl', '/artists?lang=pl']) {
      fonts.clear()
      await openDocument(page, address)
      await page.waitForLoadState('networkidle')
      expect([...fonts].sort(), address).toEqual([
        'hanken-grotesk-latin-wght-normal',
        'newsreader-latin-wght-normal',
        'polish-hanken-grotesk-latin-ext-wght-normal',
        'polish-newsreader-latin-ext-wght-normal',
      ])
    }
  })

  test('makes a single request even if the response arrives after it was replaced', async ({ page, people }) => {
    await page.goto('/')
    await people.signIn(cast.office)
    await openDocument(page, '/')
    await expect.poll(() => stored(page), { timeout: 20_000 }).toContain('/api/dashboard/user-data')
    let requested = 0
    await page.route('**/api/dashboard/user-data', async (route) => {
      requested += 1
      await page.locator('first-picture').waitFor({ state: 'detached' })
      await route.continue()
    })
    await openDocument(page, '/')
    await page.waitForLoadState('networkidle')
    expect(requested).toBe(1)
  })

  for (const [address, title] of [
    ['/', pl.session.login_title],
    ['/#/pro-artist/register', pl.applications.register_title],
  ] as const) {
    for (const [width, height] of [
      [360, 740],
      [1366, 768],
    ] as const) {
      test(`is replaced by ${address} at ${width} px without a layout shift or a blank frame`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        // A face that arrives late is measured elsewhere: its stand-in has its size where the system has the usual faces.
        await page.route('**/*.woff2', (route) => route.abort())
        await watch(page)
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        if (address === '/')
          await expect(page.getByRole('button', { name: new RegExp(cast.artist.email) })).toBeVisible()
        else await expect(page.getByRole('option')).not.toHaveCount(1)
        expect(await page.evaluate(() => Reflect.get(window, 'observed'))).toEqual({ moved: 0, lost: 0 })
      })
    }
  }
})

test('a screen of a second visit does not move while its rows arrive', async ({ people, page }) => {
  await people.arrive(cast.artist)
  const { data } = await (await page.request.get('/api/trainings?scope=mine&sortBy=seats_taken&descending=1')).json()
  await watch(page)
  for (const [account, width, ...addresses] of [
    [cast.artist, 412, '/', `/#/training/${data[0].id}?tab=attendance`],
    [cast.student, 412, '/', '/#/inbox'],
    [cast.office, 412, '/', '/#/calendar?view=month'],
    [cast.office, 1350, '/', '/#/calendar', '/#/calendar?view=week'],
  ] as const) {
    await page.setViewportSize({ width, height: 820 })
    await people.arrive(account)
    for (const address of addresses) {
      await openDocument(page, address)
      await page.waitForLoadState('networkidle')
      const moved = await page.evaluate(() => Reflect.get(window, 'observed').moved)
      expect(moved, `${account.email} at ${address}`).toBeLessThan(0.002)
    }
  }
})

test.describe('the door', () => {
  test('renders all its content before the application and its texts are requested', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const heading = page.getByRole('heading', { level: 1 })
    for (const [address, title] of [
      ['/', pl.session.login_title],
      ['/#/forgot-password', pl.session.forgot_title],
      ['/#/reset-password', pl.session.reset_invalid_title],
      ['/#/pro-artist/register', pl.applications.register_title],
      ['/#/pro-artist/register/finalized', pl.applications.registered_title],
    ] as const) {
      await openDocument(page, address)
      await expect(heading).toHaveText(title)
      await expect(page.locator('#root')).not.toContainText(/\b(app|session|applications|artists|validation)\.\w+/)
    }
    expect(requested).toContain('/api/languages/pl/door')
    expect(requested).not.toContain('/api/languages/pl/application')
    expect(requested.filter((path) => /\/application-/.test(path))).toEqual([])

    await page.getByRole('button', { name: 'EN', exact: true }).click()
    await expect(heading).toHaveText(en.applications.registered_title)
  })
})

/** What the first screens of this visit noted for the next. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('atelier.first.'))
      .map(([, value]) => value)
      .join(),
  )

/** Until the next visit of the screen knows what it needs. */
async function visit(page: Page, address: string) {
  await openDocument(page, address)
  await expect.poll(() => stored(page), { timeout: 20_000 }).toContain(`["${address.slice(2)}",`)
}

/** The program never comes: all that is visible came with the document. */
const withoutProgram = (page: Page) => page.route('**/assets/door-*.js', (route) => route.abort())

/** Notes from the beginning what moves, and whether the headline ever disappears once it was there. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const observed = { moved: 0, lost: 0 }
    Object.assign(window, { observed })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) observed.moved += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    let wasThere = false
    requestAnimationFrame(function look() {
      const isThere = document.querySelector('h1') !== null
      if (wasThere && !isThere) observed.lost += 1
      wasThere ||= isThere
      requestAnimationFrame(look)
    })
  })
}
