import '#app/contract/registers.ts'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as api from '#app/contract/calls.ts'
import { screens } from '#app/web/screens.tsx'
import { fillPath } from '#kit/contract/endpoint.ts'
import { allows } from '#kit/contract/rights.ts'
import { session } from '#kit/contract/session.ts'
import { everyText, type TextKey } from '#kit/contract/texts/texts.ts'
import { isOpenToGuests } from '#kit/web/page/screens/screens.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { totpOf } from '#testing/fixtures/second-factor.ts'
import { type PortalWithMails, startPortalWithMails } from '#testing/servers/portal-with-mails.ts'
import { Visitor } from '#testing/visitor.ts'
import { canInstallBrowsers } from '../../scripts/other-browsers.mjs'
import { samplesFor } from '../screen-samples.ts'
import { brokenDown, type Driver } from './driver.ts'
import {
  drop,
  goOn,
  layoutFaults,
  leave,
  listen,
  mark,
  markFirst,
  routesHere,
  setValue,
  signInAs,
  signOut,
  untilOpen,
  untilShown,
  untilStored,
  untilThere,
} from './in-page.ts'
import { type Outage, portalBetween } from './portal-between.ts'

const everyWidth = [390, 844, 1280]
const [narrow = 0] = everyWidth
const viewers = {
  'super-admin': cast.owner,
  administrator: cast.office,
  'pro-artist': cast.artist,
  client: cast.fellow,
}
type Viewer = keyof typeof viewers
/** Reviews are an artist's or the office's. */
const nothingToShow: Partial<Record<Viewer, string[]>> = { client: ['trainings/reviews/$id'] }

/** Of the same screen as the address before: the heading stays, by which one sees that the screen before has gone. */
const keepsHeading = ['translations/$scope_id']

/** The addresses that a change reaches, where only what it reaches is tested. */
const reached = process.env.SCREENS?.split(',')
const isReached = (path: string) => reached?.includes(path) ?? true

const polish = new Map(
  everyText().flatMap(({ group, name, language, text }) => (language === 'pl' ? [[`${group}.${name}`, text]] : [])),
)
const t = (key: TextKey) => String(polish.get(key))
const image = (name: string) => fileURLToPath(new URL(`../../src/testing/images/${name}`, import.meta.url))

/**
 * Where the browser or its driver broke down, and no expectation, a test is run again; WebKitGTK's processes end now and then. By the
 * message alone: a function is not called here (Vitest 5.1).
 */
const again = { retry: { count: 2, condition: new RegExp(`^${brokenDown}`) } }

/** What every browser has to get through. Where it cannot be installed it is skipped; where it should have been, that fails. */
export function passesIn(name: string, program: string | undefined, start: (program: string) => Promise<Driver>) {
  if (!program && canInstallBrowsers()) return test(name, () => expect.fail(`${name} could not be installed.`))
  if (!program) return test.skip(`${name} is not installed here: nothing is tested in it`, () => undefined)
  let portal: PortalWithMails
  let listening: { url: string; end: () => Promise<void> }
  let browser: Driver
  beforeAll(async () => {
    ;[portal, browser] = await Promise.all([startPortalWithMails({ REQUESTS_PER_MINUTE: '100000' }), start(program)])
    listening = browser.listensFirst
      ? { url: portal.url, end: async () => undefined }
      : await portalBetween(portal.url, { listen })
    await open('/')
  }, 120_000)
  afterAll(async () => {
    await browser?.end()
    await listening?.end()
    await portal?.end()
  })
  const open = (path: string) => browser.open(`${listening.url}${path}`)

  async function startAgain() {
    await browser.end()
    browser = await start(String(program))
    // A page would still be answered while somebody signs in, and bring the cookie of a guest.
    await open('/favicon.svg')
  }
  // One that broke down in the last try has a successor.
  beforeEach(async () => {
    if (!(await browser.run(() => true).catch(() => false))) await startAgain()
  }, 60_000)

  /** Somebody who has just signed in, in a new document. */
  async function arrive(who: { email: string; password: string } | 'guest', at = listening.url) {
    // A picture runs nothing that would send the session before along.
    await browser.open(`${at}/favicon.svg`)
    if (who === 'guest') await browser.run(signOut)
    else await browser.run(signInAs, who.email, who.password)
    await browser.open(`${at}/`)
    // What the address leads to has come, or it would take the place of what is opened next.
    await browser.run(untilOpen)
  }
  const nowhere = t('app.not_found_title')
  /** Somebody who sends calls beside the browser, for what a screen is to show. */
  const caller = async (viewer: Viewer) => (await Visitor.arriving(portal.server)).signIn(viewers[viewer])
  /** The screens that somebody may open, whether they are theirs alone or shown to each role in its own way. */
  async function pathsOf(viewer: Viewer): Promise<string[]> {
    const user = await (await caller(viewer)).send(session.user, {})
    return screens
      .filter(
        (screen) =>
          !isOpenToGuests(screen) && (screen.role ?? viewer) === viewer && allows(user, screen.guard as 'signed-in'),
      )
      .map(({ path }) => path)
      .filter((path) => isReached(path) && !nothingToShow[viewer]?.includes(path))
  }
  async function faultsOn(paths: string[], viewer: Visitor, widths = everyWidth): Promise<Record<string, string[]>> {
    const routes = new Map<string, string>()
    for (const path of paths) {
      const samples = await samplesFor(path, viewer, portal)
      routes.set(path, `/${path.replace(/\$(\w+)/g, (_, part: string) => samples[part] ?? '')}`)
    }
    const found: Record<string, string[]> = {}
    // A screen is opened once, as wide as the one before was last, and then gets wider or narrower: to open it costs most.
    let order = widths
    await browser.run(leave, nowhere)
    for (const [path, route] of routes) {
      if (keepsHeading.includes(path)) await browser.run(leave, nowhere)
      for (const width of order) {
        await browser.resize(width)
        if (width === order[0]) await browser.run(goOn, route)
        await browser.run(untilThere, route)
        const wrong = [...(await browser.run(layoutFaults)), ...(await faults())]
        if (wrong.length > 0) found[`/${path} at ${width} px`] = wrong
      }
      order = order.toReversed()
    }
    return found
  }
  const visit = async (route: string) => {
    await browser.run(leave, nowhere)
    await browser.run(goOn, route)
    await browser.run(untilThere, route)
  }
  const faults = () => browser.run(() => window.faults.splice(0))
  const press = async (key: TextKey, within = 'body') =>
    browser.click(await browser.run(mark, within, 'button', t(key)))
  const fieldOf = (key: TextKey, within = 'body') => browser.run(mark, within, 'field', t(key))
  const shows = (text: string) => browser.run(untilShown, text)

  describe(`every screen in ${name}`, again, () => {
    test.each(Object.keys(viewers) as Viewer[])('%s: no errors, nothing sideways, nothing covered', async (viewer) => {
      const paths = await pathsOf(viewer)
      if (reached && paths.length === 0) return
      await arrive(viewers[viewer])
      // The owner sees what the office sees with more to press, for which a telephone has the least room.
      const shared = viewer === 'super-admin' ? await pathsOf('administrator') : []
      const own = paths.filter((path) => !shared.includes(path))
      if (!reached) expect(own).not.toHaveLength(0)
      const visitor = await caller(viewer)
      expect(await faultsOn(own, visitor)).toEqual({})
      expect(await faultsOn(shared, visitor, [narrow])).toEqual({})
    })

    test('a guest, with each secret link: no errors, nothing sideways, nothing covered', async () => {
      const paths = screens.filter(isOpenToGuests).map(({ path }) => path)
      if (!paths.some(isReached)) return
      await browser.run(() => localStorage.clear())
      await arrive('guest')
      expect(await faultsOn(paths.filter(isReached), await caller('administrator'))).toEqual({})
    })

    test.skipIf(reached)('public pages, that of nobody too: no errors, nothing sideways, nothing covered', async () => {
      const [shown] = await portal.query(`
        select slug from public_profile_addresses join public_profiles using (pro_artist_id)
          join pro_artists on pro_artists.id = pro_artist_id
        where is_current and is_on order by pro_artists.reviews_count desc limit 1
      `)
      const found: Record<string, string[]> = {}
      const profiles = [api.publicProfiles.page, api.publicProfiles.englishPage].flatMap(({ path }) =>
        [String(shown?.slug), 'nikogo-takiego-nie-ma'].map((slug) => fillPath(path, { slug })),
      )
      const { publicProfiles, publicTrainings } = api
      const lists = [
        publicProfiles.gallery,
        publicProfiles.englishGallery,
        publicTrainings.list,
        publicTrainings.englishList,
      ]
      for (const path of [...profiles, ...lists.map((list) => list.path)]) {
        await open(path)
        await browser.run(listen)
        for (const width of everyWidth) {
          await browser.resize(width)
          const wrong = [...(await browser.run(layoutFaults)), ...(await faults())]
          if (wrong.length > 0) found[`${path} at ${width} px`] = wrong
        }
      }
      expect(found).toEqual({})
    })

    test.skipIf(reached)(
      'a control that something covers is found in a bar that stays in place, and not under one',
      async () => {
        await open('/')
        await browser.run(untilOpen)
        await browser.resize(narrow)
        await browser.run(() => {
          const add = (parent: Element, tag: string, text: string, style: Partial<CSSStyleDeclaration>) => {
            const element = parent.appendChild(Object.assign(document.createElement(tag), { textContent: text }))
            Object.assign(element.style, style)
            return element
          }
          const above = { position: 'fixed', zIndex: '999', inset: 'auto 0 0 0', height: '80px' }
          const bar = add(document.body, 'div', '', above)
          add(bar, 'button', 'W pasku', { width: '100%', height: '80px' })
          add(document.body, 'div', 'Zasłona', above)
          add(document.body, 'button', 'Pod paskiem', { position: 'absolute', inset: 'auto 0 0 0', height: '80px' })
        })
        const found = await browser.run(layoutFaults)
        await open('/')
        expect(found).toEqual(['<button> W pasku is covered by <div> Zasłona'])
      },
    )

    test.skipIf(reached)('what goes wrong is heard from the first script of a document on', async () => {
      await open('/')
      await browser.run(async () => {
        const { error: complain } = console
        complain('said')
        setTimeout(() => {
          throw new Error('thrown')
        })
        void Promise.reject(new Error('rejected'))
        document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.evil = true' }))
        await new Promise((resolve) => setTimeout(resolve, 200))
      })
      const listeners = (await faults()).join()
      for (const fault of ['said', 'thrown', 'rejected', 'script-src']) expect(listeners).toContain(fault)
      // Nothing was there before.
      expect(await browser.run(() => performance.getEntriesByType('mark').map(({ name }) => name))).toContain(
        'listening',
      )
    })
  })

  describe(`stories in ${name}`, again, () => {
    const today = () => browser.resize(1280)
    /** A test that opens these screens and no other, by which it is selected. */
    const story = (opens: string[]) =>
      test
        .extend('visit', () => async (route: string) => {
          expect(opens).toContain(screenAt(route))
          await visit(route)
        })
        .skipIf(!opens.some(isReached))

    story(['login'])('somebody signs in by the form', async () => {
      await arrive('guest')
      await today()
      await browser.type(await fieldOf('session.email'), cast.office.email)
      await browser.type(await fieldOf('session.password'), cast.office.password)
      await press('session.login')
      await expect.poll(() => browser.run(() => document.querySelector('nav') !== null), patience).toBe(true)
      expect(await faults()).toEqual([])
    })

    story(['pro-artist/register'])(
      'an application says what is missing, and keeps what was typed',
      async ({ visit }) => {
        await arrive('guest')
        await browser.resize(390)
        await visit('/pro-artist/register')
        await browser.type(await fieldOf('artists.first_name'), 'Świętosława')
        await press('applications.register_send')
        await shows(t('validation.required'))
        const typed = await fieldOf('artists.first_name')
        expect(await browser.run((field) => (document.querySelector(field) as HTMLInputElement).value, typed)).toBe(
          'Świętosława',
        )
        // The first one that is wrong has the focus.
        expect(await browser.run(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
      },
    )

    story(['my-profile']).for([
      ['photo.jpg', 'profile.crop_save'],
      // Neither of the two shows HEIC, as Safari does: the portal says so and cuts the square itself.
      ['telephone.heic', 'profile.crop_whole_save'],
    ] as const)('a portrait is cropped or taken as it is: %s', async ([file, save], { visit }) => {
      await arrive(cast.artist)
      await today()
      await visit('/my-profile')
      const pictures = () => browser.run(() => [...document.images].map(({ src }) => src).join())
      const before = await pictures()
      await press('profile.avatar_change')
      await browser.choose('dialog input[type=file]', [image(file)])
      await press(save, 'dialog')
      await expect.poll(() => browser.run(() => document.querySelector('dialog')), patience).toBeNull()
      await expect.poll(pictures, patience).not.toBe(before)
      expect(await faults()).toEqual([])
    })

    story(['inbox'])('a message takes a file along', async ({ visit }) => {
      await arrive(cast.artist)
      await today()
      await visit('/inbox')
      const [conversation] = (await browser.run(routesHere)).filter((route) => /^\/inbox\?./.test(route))
      await visit(conversation ?? '')
      await browser.choose('input[type=file]', [image('certificate.pdf')])
      await browser.type('textarea', `Oto polisa z ${name}.`)
      await press('conversations.send')
      await shows(`Oto polisa z ${name}.`)
      await expect
        .poll(() => browser.run(() => document.querySelector('[role=log]')?.textContent ?? ''), patience)
        .toContain('certificate.pdf')
      expect(await faults()).toEqual([])
    })

    story(['portfolio', 'portfolio/$id'])('pictures of a work are sent and ordered', async ({ visit }) => {
      await arrive(cast.artist)
      await today()
      await visit('/portfolio')
      const works = (await browser.run(routesHere)).filter((route) => /^\/portfolio\/\d+$/.test(route))
      const count = () => browser.run(() => document.querySelectorAll('main input[type=file]').length)
      for (const work of works) {
        await visit(work)
        if (await count()) break
      }
      const order = () =>
        browser.run(() => {
          const pictures = document.querySelectorAll<HTMLImageElement>('main li img')
          // While one is being sent, it is shown from this device.
          return [...new Set([...pictures].map(({ src }) => src))].filter((src) => !src.startsWith('blob:'))
        })
      const before = await order()
      await browser.choose('main input[type=file]', [image('photo.png'), image('telephone.heic')])
      await expect.poll(async () => (await order()).length, patience).toBe(before.length + 2)
      const sent = await order()
      const earlier = t('app.reorder_earlier').split('{{')[0] as string
      await browser.click(
        await browser.run((words) => {
          const all = [...document.querySelectorAll('main button')]
          const last = all.findLast((button) =>
            (button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith(words),
          )
          last?.setAttribute('data-marked', 'earlier')
          last?.scrollIntoView({ block: 'center' })
          return '[data-marked=earlier]'
        }, earlier),
      )
      await expect.poll(order, patience).toEqual([...sent.slice(0, -2), sent.at(-1), sent.at(-2)])
      expect(await faults()).toEqual([])
    })

    story(['calendar'])('a session is moved in the calendar', async ({ visit }) => {
      await arrive(cast.office)
      await today()
      const ahead = await browser.run(async () => {
        const answer = await fetch('/api/trainings?state=PUBLISHED&sortBy=starts_at&descending=1')
        const [training] = (await answer.json()).data
        return { day: training.starts_at.slice(0, 10) as string, title: training.title.pl as string }
      })
      await visit(`/calendar?view=week&date=${ahead.day}`)
      await browser.click(
        await browser.run((title) => {
          const drawn = [...document.querySelectorAll('[data-artist]')].find((one) => one.textContent?.includes(title))
          drawn?.setAttribute('data-marked', 'session')
          drawn?.scrollIntoView({ block: 'center' })
          return '[data-marked=session]'
        }, ahead.title),
      )
      await press('calendar.move', 'dialog')
      await browser.run(setValue, await fieldOf('calendar.from', 'dialog'), '10:45')
      await press('calendar.move_action', 'dialog')
      await shows(t('calendar.moved'))
      expect(await faults()).toEqual([])
    })

    story(['student'])('a long list is drawn as it is scrolled, and its last row is itself', async ({ visit }) => {
      await arrive(cast.office)
      await today()
      await visit('/student?itemsPerPage=99999')
      const isAtEnd = () =>
        browser.run(() => {
          scrollTo(0, document.documentElement.scrollHeight)
          const table = document.querySelector('table')
          const last = [...(table?.querySelectorAll('tbody tr') ?? [])].at(-1)
          return (last?.getAttribute('aria-rowindex') ?? '') === table?.getAttribute('aria-rowcount')
        })
      await expect.poll(isAtEnd, patience).toBe(true)
      expect(await browser.run(layoutFaults)).toEqual([])
      expect(await faults()).toEqual([])
    })

    story(['student'])('a list is saved as CSV, with all its rows', async ({ visit }) => {
      await arrive(cast.office)
      await today()
      await visit('/student')
      await press('app.export')
      const { total } = (await (await caller('administrator')).send(api.students.list, {})).meta
      const rows = async () => {
        const text = await browser.run(async () => (await window.saved[0]?.text()) ?? '')
        // Lines within quotes are no rows; the first row names the columns.
        return (
          text
            .trimEnd()
            .replaceAll(/"[^"]*"/g, '')
            .split('\n').length - 1
        )
      }
      await expect.poll(rows, patience).toBe(total)
      expect(await faults()).toEqual([])
    })

    story(['certificate']).for(['chosen', 'dropped'])(
      'a certificate is checked by its file, which is %s and stays here',
      async (way, { visit }) => {
        await arrive('guest')
        await visit('/certificate')
        const file = image('certificate.pdf')
        if (way === 'chosen') await browser.choose('main input[type=file]', [file])
        else await browser.run(drop, 'main input[type=file]', 'certificate.pdf', readFileSync(file, 'base64'))
        await shows(t('certificates.check_file_unknown'))
        expect(await faults()).toEqual([])
      },
    )

    story(['settings'])('Escape does not close the only sight of recovery codes', async ({ visit }) => {
      const { password } = cast.colleague
      await arrive(cast.colleague)
      await today()
      await visit('/settings?tab=account')
      await press('twoFactor.set_up')
      await browser.type(await fieldOf('account.current_password', 'dialog'), password)
      await press('twoFactor.confirm', 'dialog')
      const secret = () =>
        browser.run(() => /(\w{4} ){7}\w{4}/.exec(document.querySelector('dialog')?.textContent ?? '')?.[0])
      await expect.poll(secret, patience).toBeTruthy()
      const code = totpOf(String(await secret()).replaceAll(' ', '')).generate()
      await browser.type(await fieldOf('twoFactor.set_up_code', 'dialog'), code)
      await press('twoFactor.set_up_finish', 'dialog')
      const codes = () => browser.run(() => document.querySelectorAll('dialog:modal li').length)
      await expect.poll(codes, patience).toBe(10)
      for (let times = 0; times < 3; times++) await browser.press('Escape')
      expect(await codes()).toBe(10)
      await press('twoFactor.codes_done', 'dialog')
      await expect.poll(codes, patience).toBe(0)
      expect(await faults()).toEqual([])
    })

    story(['benefits', 'calendar'])('a screen whose file does not come says whose fault that is', async () => {
      let outages: Record<string, Outage> = {}
      const failing = await portalBetween(portal.url, {
        outageAt: (path) =>
          Object.entries(outages).find(([start]) => (start === '/' ? path === start : path.startsWith(start)))?.[1],
      })
      try {
        for (const [asset, route, file, document, errorText] of [
          ['benefits-page', '/benefits', 'nothing', 'nothing', 'app.no_connection'],
          ['benefits-page', '/benefits', 'error', 'error', 'app.portal_failing'],
          ['benefits-page', '/benefits', 'error', 'newer', 'app.renewed_text'],
          // A part of a screen.
          ['session-grid', '/calendar', 'error', undefined, 'app.page_not_loaded_text'],
        ] as const) {
          outages = { [`/assets/${asset}`]: file }
          await arrive(cast.office, failing.url)
          if (document) outages['/'] = document
          await browser.run((hash) => location.assign(hash), `#${route}`)
          await shows(t(errorText))
        }
      } finally {
        await open('/')
        await failing.end()
      }
    })

    story(['portfolio', 'portfolio/$id'])(
      'Back closes the picture that fills the screen, and leaves its work open',
      async ({ visit }) => {
        await arrive(cast.artist)
        await today()
        await visit('/portfolio')
        const works = (await browser.run(routesHere)).filter((route) => /^\/portfolio\/\d+$/.test(route))
        // By a click: Back leaves out what a script opened by itself.
        await browser.click(`main a[href$="#${works[0]}"]`)
        const enlarge = t('portfolio.enlarge').split('{{')[0] as string
        await browser.click(await browser.run(markFirst, enlarge))
        const isOpen = () => browser.run(() => document.querySelector('dialog:modal img') !== null)
        await expect.poll(isOpen, patience).toBe(true)
        await browser.goBack()
        await expect.poll(isOpen, patience).toBe(false)
        await expect.poll(() => browser.run(() => location.hash), patience).toBe(`#${works[0]}`)
        expect(await faults()).toEqual([])
      },
    )

    // After other stories WebKit's driver waits for the page for ever, and nobody knows yet for what: hence last, and in another browser.
    story(['my/vouchers'])('without a connection it opens with what was seen last', async () => {
      await startAgain()
      let isAway = false
      const leaving = await portalBetween(portal.url, { outageAt: () => (isAway ? 'nothing' : undefined) })
      try {
        await arrive(cast.student, leaving.url)
        await browser.open(`${leaving.url}/#/my/vouchers`)
        await browser.run(untilThere, '/my/vouchers')
        await browser.run(untilStored)
        const code = () => browser.run(() => document.querySelector('main code')?.textContent)
        const before = await code()
        expect(before).toBeTruthy()
        isAway = true
        await browser.open('about:blank')
        await browser.open(`${leaving.url}/#/my/vouchers`)
        await browser.run(untilOpen)
        // Their language is English.
        await shows('no connection')
        expect(await code()).toBe(before)
      } finally {
        await leaving.end()
      }
    })
  })
}

/** The address of the screen that a route leads to. */
function screenAt(route: string) {
  const [path = ''] = route.slice(1).split('?')
  return screens.find((screen) => matchesGlob(path, screen.path.replace(/\$\w+/g, '*')))?.path
}

/** A busy machine takes its time. */
const patience = { timeout: 60_000 }
