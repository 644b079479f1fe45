import { expect } from 'vitest'
import { cast } from '#testing/fixtures/cast.ts'
import { type BrowserUser, patience, t } from './browser-user.ts'
import { markFirst, routesHere, untilOpen, untilStored, untilThere } from './in-page.ts'
import { type Outage, portalBetween } from './portal-between.ts'
import { storyOf } from './story.ts'

/** Screens whose files or connection fail, and Back. */
export function testOutages(user: BrowserUser) {
  storyOf(user, ['benefits', 'calendar'])('a screen whose file cannot be loaded explains why', async () => {
    let outages: Record<string, Outage> = {}
    const failing = await portalBetween(user.portal.url, {
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
        await user.arrive(cast.office, failing.url)
        if (document) outages['/'] = document
        await user.browser.run((hash) => location.assign(hash), `#${route}`)
        await user.shows(t(errorText))
      }
    } finally {
      await user.open('/')
      await failing.end()
    }
  })

  storyOf(user, ['portfolio', 'portfolio/$id'])(
    'Back closes the picture that fills the screen, and leaves its work open',
    async ({ visit }) => {
      await user.arrive(cast.artist)
      await user.browser.resize(1280)
      await visit('/portfolio')
      const works = (await user.browser.run(routesHere)).filter((route) => /^\/portfolio\/\d+$/.test(route))
      // By a click: Back leaves out what a script opened by itself.
      await user.browser.click(`main a[href$="#${works[0]}"]`)
      const enlarge = t('portfolio.enlarge').split('{{')[0] as string
      await user.browser.click(await user.browser.run(markFirst, enlarge))
      const isOpen = () => user.browser.run(() => document.querySelector('dialog:modal img') !== null)
      await expect.poll(isOpen, patience).toBe(true)
      await user.browser.goBack()
      await expect.poll(isOpen, patience).toBe(false)
      await expect.poll(() => user.browser.run(() => location.hash), patience).toBe(`#${works[0]}`)
      expect(await user.faults()).toEqual([])
    },
  )

  // After other stories WebKit's driver waits for the page for ever, and nobody knows yet for what: hence last, and in another browser.
  storyOf(user, ['my/vouchers'])('without a connection the portal shows what it showed last', async () => {
    await user.startAgain()
    let isAway = false
    const leaving = await portalBetween(user.portal.url, { outageAt: () => (isAway ? 'nothing' : undefined) })
    try {
      await user.arrive(cast.student, leaving.url)
      await user.browser.open(`${leaving.url}/#/my/vouchers`)
      await user.browser.run(untilThere, '/my/vouchers')
      await user.browser.run(untilStored)
      const code = () => user.browser.run(() => document.querySelector('main code')?.textContent)
      const before = await code()
      expect(before).toBeTruthy()
      isAway = true
      await user.browser.open('about:blank')
      await user.browser.open(`${leaving.url}/#/my/vouchers`)
      await user.browser.run(untilOpen)
      // Their language is English.
      await user.shows('no connection')
      expect(await code()).toBe(before)
    } finally {
      await leaving.end()
    }
  })
}
