import { describe, expect, test } from 'vitest'
import * as api from '#app/contract/calls.ts'
import { screens } from '#app/web/screens.tsx'
import { fillPath } from '#kit/contract/endpoint.ts'
import { allows } from '#kit/contract/rights.ts'
import { session } from '#kit/contract/session.ts'
import { isOpenToGuests } from '#kit/web/page/screens/screens.ts'
import type { Visitor } from '#testing/visitor.ts'
import { samplesFor } from '../screen-samples.ts'
import { type BrowserUser, type Viewer, viewers } from './browser-user.ts'
import { goOn, layoutFaults, listen, untilOpen, untilThere } from './in-page.ts'
import { again, isReached, reached } from './story.ts'

const everyWidth = [390, 844, 1280]
const [narrow = 0] = everyWidth
/** Reviews are an artist's or the office's. */
const nothingToShow: Partial<Record<Viewer, string[]>> = { client: ['trainings/reviews/$id'] }

/** Screens that differ from the one before only in their parameters: the heading, by which a change of screen is recognized, stays the same. */
const keepsHeading = ['translations/$scope_id']

export function testEveryScreen(name: string, user: BrowserUser) {
  describe(`every screen in ${name}`, again, () => {
    test.each(Object.keys(viewers) as Viewer[])('%s: no errors, nothing sideways, nothing covered', async (viewer) => {
      const paths = await pathsOf(user, viewer)
      if (reached && paths.length === 0) return
      await user.arrive(viewers[viewer])
      // The owner sees what the office sees with more to press, for which a telephone has the least room.
      const shared = viewer === 'super-admin' ? await pathsOf(user, 'administrator') : []
      const own = paths.filter((path) => !shared.includes(path))
      if (!reached) expect(own).not.toHaveLength(0)
      const visitor = await user.caller(viewer)
      expect(await faultsOn(user, own, visitor)).toEqual({})
      expect(await faultsOn(user, shared, visitor, [narrow])).toEqual({})
    })

    test('a guest, with each secret link: no errors, nothing sideways, nothing covered', async () => {
      const paths = screens.filter(isOpenToGuests).map(({ path }) => path)
      if (!paths.some(isReached)) return
      await user.browser.run(() => localStorage.clear())
      await user.arrive('guest')
      expect(await faultsOn(user, paths.filter(isReached), await user.caller('administrator'))).toEqual({})
    })

    test.skipIf(reached)('public pages, that of nobody too: no errors, nothing sideways, nothing covered', async () => {
      const [shown] = await user.portal.query(`
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
        await user.open(path)
        await user.browser.run(listen)
        for (const width of everyWidth) {
          await user.browser.resize(width)
          const wrong = [...(await user.browser.run(layoutFaults)), ...(await user.faults())]
          if (wrong.length > 0) found[`${path} at ${width} px`] = wrong
        }
      }
      expect(found).toEqual({})
    })

    test.skipIf(reached)(
      'a control that something covers is found in a bar that stays in place, and not under one',
      async () => {
        await user.open('/')
        await user.browser.run(untilOpen)
        await user.browser.resize(narrow)
        await user.browser.run(() => {
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
        const found = await user.browser.run(layoutFaults)
        await user.open('/')
        expect(found).toEqual(['<button> W pasku is covered by <div> Zasłona'])
      },
    )

    test.skipIf(reached)('errors are recorded from the first script of a document on', async () => {
      await user.open('/')
      await user.browser.run(async () => {
        const { error: complain } = console
        complain('said')
        setTimeout(() => {
          throw new Error('thrown')
        })
        void Promise.reject(new Error('rejected'))
        document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.evil = true' }))
        await new Promise((resolve) => setTimeout(resolve, 200))
      })
      const listeners = (await user.faults()).join()
      for (const fault of ['said', 'thrown', 'rejected', 'script-src']) expect(listeners).toContain(fault)
      // Nothing was there before.
      expect(await user.browser.run(() => performance.getEntriesByType('mark').map(({ name }) => name))).toContain(
        'listening',
      )
    })
  })
}

/** The screens that somebody may open, whether they are theirs alone or shown to each role in its own way. */
async function pathsOf(user: BrowserUser, viewer: Viewer): Promise<string[]> {
  const account = await (await user.caller(viewer)).send(session.user, {})
  return screens
    .filter(
      (screen) =>
        !isOpenToGuests(screen) && (screen.role ?? viewer) === viewer && allows(account, screen.guard as 'signed-in'),
    )
    .map(({ path }) => path)
    .filter((path) => isReached(path) && !nothingToShow[viewer]?.includes(path))
}

/** Errors and faults of the layout on each of these screens, at each width. */
async function faultsOn(
  user: BrowserUser,
  paths: string[],
  viewer: Visitor,
  widths = everyWidth,
): Promise<Record<string, string[]>> {
  const routes = new Map<string, string>()
  for (const path of paths) {
    const samples = await samplesFor(path, viewer, user.portal)
    routes.set(path, `/${path.replace(/\$(\w+)/g, (_, part: string) => samples[part] ?? '')}`)
  }
  const found: Record<string, string[]> = {}
  // A screen is opened once, as wide as the one before was last, and then gets wider or narrower: to open it costs most.
  let order = widths
  await user.leave()
  for (const [path, route] of routes) {
    if (keepsHeading.includes(path)) await user.leave()
    for (const width of order) {
      await user.browser.resize(width)
      if (width === order[0]) await user.browser.run(goOn, route)
      await user.browser.run(untilThere, route)
      const wrong = [...(await user.browser.run(layoutFaults)), ...(await user.faults())]
      if (wrong.length > 0) found[`/${path} at ${width} px`] = wrong
    }
    order = order.toReversed()
  }
  return found
}
