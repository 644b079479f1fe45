import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everyText, type TextKey } from '#contract/texts.ts'
import { cast } from '#testing/cast.ts'
import { type PortalWithMails, startPortalWithMails } from '#testing/portal-with-mails.ts'
import { Visitor } from '#testing/visitor.ts'
import { screens } from '#web/app/screens.tsx'
import { isOpenToGuests } from '#web/pieces/screens.ts'
import { canInstallBrowsers } from '../../scripts/other-browsers.mjs'
import { samplesFor } from '../screen-samples.ts'
import type { Driver } from './driver.ts'
import {
  goTo,
  layoutFaults,
  listen,
  mark,
  routesHere,
  setValue,
  signInAs,
  signOut,
  untilOpen,
  untilSaid,
} from './in-page.ts'

const widths = [390, 844, 1280]
const viewers = {
  'super-admin': cast.owner,
  administrator: cast.office,
  'pro-artist': cast.artist,
  client: cast.fellow,
}
type Viewer = keyof typeof viewers

const polish = new Map(
  everyText().flatMap(({ group, name, language, text }) => (language === 'pl' ? [[`${group}.${name}`, text]] : [])),
)
const t = (key: TextKey) => String(polish.get(key))
const image = (name: string) => fileURLToPath(new URL(`../../src/testing/images/${name}`, import.meta.url))

/**
 * Where the browser or its driver broke down, and no expectation, a test is run again; WebKitGTK's processes end now and then. By the
 * message alone: a function is not called here (Vitest 5.1).
 */
const again = { retry: { count: 2, condition: /page crash|unload event|parse script result|valid session/ } }

/** What every browser has to get through. Where it cannot be installed it is skipped; where it should have been, that fails. */
export function passesIn(name: string, program: string | undefined, start: (program: string) => Promise<Driver>) {
  if (!program && canInstallBrowsers()) return test(name, () => expect.fail(`${name} could not be installed.`))
  if (!program) return test.skip(`${name} is not installed here: nothing is tested in it`, () => undefined)
  let portal: PortalWithMails
  let browser: Driver
  beforeAll(async () => {
    ;[portal, browser] = await Promise.all([startPortalWithMails({ REQUESTS_PER_MINUTE: '100000' }), start(program)])
    await browser.open(`${portal.url}/`)
  }, 120_000)
  afterAll(async () => {
    await browser?.end()
    await portal?.end()
  })

  // One that broke down in the last try has a successor.
  beforeEach(async () => {
    if (await browser.run(() => true).catch(() => false)) return
    await browser.end()
    browser = await start(program)
    await browser.open(`${portal.url}/`)
  }, 60_000)

  /** Somebody who has just signed in, in a new document. */
  async function arrive(viewer: Viewer | 'guest') {
    // A picture runs nothing that would send the session before along.
    await browser.open(`${portal.url}/favicon.svg`)
    if (viewer === 'guest') await browser.run(signOut)
    else await browser.run(signInAs, viewers[viewer].email, viewers[viewer].password)
    await browser.open(`${portal.url}/`)
    await browser.run(listen)
    // What the address leads to has come, or it would take the place of what is opened next.
    await browser.run(untilOpen)
  }
  const nowhere = t('app.not_found_title')
  /** Somebody who sends calls beside the browser, for what a screen is to show. */
  const caller = async (viewer: Viewer) => (await Visitor.arriving(portal.server)).signIn(viewers[viewer])
  async function faultsOn(paths: string[], viewer: Visitor): Promise<Record<string, string[]>> {
    const routes = new Map<string, string>()
    for (const path of paths) {
      const samples = await samplesFor(path, viewer, portal)
      routes.set(path, `/${path.replace(/\$(\w+)/g, (_, part: string) => samples[part] ?? '')}`)
    }
    const found: Record<string, string[]> = {}
    for (const width of widths) {
      await browser.resize(width)
      for (const [path, route] of routes) {
        await visit(route)
        const wrong = [...(await browser.run(layoutFaults)), ...(await faults())]
        if (wrong.length > 0) found[`/${path} at ${width} px`] = wrong
      }
    }
    return found
  }
  const visit = (route: string) => browser.run(goTo, route, nowhere)
  const faults = () => browser.run(() => window.faults.splice(0))
  const press = async (key: TextKey, within = 'body') =>
    browser.click(await browser.run(mark, within, 'button', t(key)))
  const fieldOf = (key: TextKey, within = 'body') => browser.run(mark, within, 'field', t(key))
  const says = (text: string) => browser.run(untilSaid, text)

  describe(`every screen in ${name}`, again, () => {
    test.each(Object.keys(viewers) as Viewer[])('%s: no errors, nothing sideways, nothing covered', async (viewer) => {
      await arrive(viewer)
      const own = screens.filter(
        ({ role = 'administrator', guard }) =>
          (guard === 'can-edit-roles' ? 'super-admin' : role) === viewer &&
          guard !== 'guest-only' &&
          guard !== 'public',
      )
      const paths = own.map(({ path }) => path)
      expect(await faultsOn(paths, await caller(viewer))).toEqual({})
    })

    test('a guest, with each secret link: no errors, nothing sideways, nothing covered', async () => {
      await browser.run(() => localStorage.clear())
      await arrive('guest')
      const paths = screens.filter(isOpenToGuests).map(({ path }) => path)
      expect(await faultsOn(paths, await caller('administrator'))).toEqual({})
    })
  })

  describe(`stories in ${name}`, again, () => {
    const today = () => browser.resize(1280)

    test('somebody signs in by the form', async () => {
      await arrive('guest')
      await today()
      await browser.type(await fieldOf('session.email'), cast.office.email)
      await browser.type(await fieldOf('session.password'), cast.office.password)
      await press('session.login')
      await expect.poll(() => browser.run(() => document.querySelector('nav') !== null), patience).toBe(true)
      expect(await faults()).toEqual([])
    })

    test('an application says what is missing, and keeps what was typed', async () => {
      await arrive('guest')
      await browser.resize(390)
      await visit('/pro-artist/register')
      await browser.type(await fieldOf('artists.first_name'), 'Świętosława')
      await press('applications.register_send')
      await says(t('validation.required'))
      const typed = await fieldOf('artists.first_name')
      expect(await browser.run((field) => (document.querySelector(field) as HTMLInputElement).value, typed)).toBe(
        'Świętosława',
      )
      // The first one that is wrong has the focus.
      expect(await browser.run(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    })

    test.each([
      ['photo.jpg', 'profile.crop_save'],
      // Neither of the two shows HEIC, as Safari does: the portal says so and cuts the square itself.
      ['telephone.heic', 'profile.crop_whole_save'],
    ] as const)('a portrait is cropped or taken as it is: %s', async (file, save) => {
      await arrive('pro-artist')
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

    test('a message takes a file along', async () => {
      await arrive('pro-artist')
      await today()
      await visit('/inbox')
      const [conversation] = (await browser.run(routesHere)).filter((route) => /^\/inbox\?./.test(route))
      await visit(conversation ?? '')
      await browser.choose('input[type=file]', [image('certificate.pdf')])
      await browser.type('textarea', `Oto polisa z ${name}.`)
      await press('conversations.send')
      await says(`Oto polisa z ${name}.`)
      await expect
        .poll(() => browser.run(() => document.querySelector('[role=log]')?.textContent ?? ''), patience)
        .toContain('certificate.pdf')
      expect(await faults()).toEqual([])
    })

    test('pictures of a work are sent and ordered', async () => {
      await arrive('pro-artist')
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

    test('a session is moved in the calendar', async () => {
      await arrive('administrator')
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
      await says(t('calendar.moved'))
      expect(await faults()).toEqual([])
    })

    test('a long list is drawn as it is scrolled, and its last row is itself', async () => {
      await arrive('administrator')
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

    test('a list is saved as CSV, with all its rows', async () => {
      await arrive('administrator')
      await today()
      await visit('/student')
      await press('app.export')
      const rows = () => browser.run(async () => (await window.saved[0]?.text())?.trimEnd().split('\n').length ?? 0)
      await expect.poll(rows, patience).toBeGreaterThan(5)
      expect(await faults()).toEqual([])
    })

    // A drop is the browser's own act upon the input that fills the zone, and no driver can make one; that the input is in the zone's
    // middle is seen to above.
    test('a certificate is checked by its file, which does not leave the device', async () => {
      await arrive('guest')
      await visit('/certificate')
      await browser.choose('main input[type=file]', [image('certificate.pdf')])
      await says(t('certificates.check_file_unknown'))
      expect(await faults()).toEqual([])
    })
  })
}

/** A busy machine takes its time. */
const patience = { timeout: 60_000 }
