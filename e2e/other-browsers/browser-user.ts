import { fileURLToPath } from 'node:url'
import { everyText, type TextKey } from '#kit/contract/texts/texts.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { type PortalWithMails, startPortalWithMails } from '#testing/servers/portal-with-mails.ts'
import { Visitor } from '#testing/visitor.ts'
import type { Driver } from './driver.ts'
import { goOn, leave, listen, mark, signInAs, signOut, untilOpen, untilShown, untilThere } from './in-page.ts'
import { portalBetween } from './portal-between.ts'

export const viewers = {
  'super-admin': cast.owner,
  administrator: cast.office,
  'pro-artist': cast.artist,
  client: cast.fellow,
}
export type Viewer = keyof typeof viewers

const polish = new Map(
  everyText().flatMap(({ group, name, language, text }) => (language === 'pl' ? [[`${group}.${name}`, text]] : [])),
)
export const t = (key: TextKey) => String(polish.get(key))
export const image = (name: string) => fileURLToPath(new URL(`../../src/testing/images/${name}`, import.meta.url))

/** A busy machine takes its time. */
export const patience = { timeout: 60_000 }

/** Somebody who uses a portal of their own in a browser. */
export class BrowserUser {
  portal!: PortalWithMails
  browser!: Driver
  #start: () => Promise<Driver>
  #listening!: { url: string; end: () => Promise<void> }

  constructor(start: () => Promise<Driver>) {
    this.#start = start
  }

  async begin() {
    const portal = startPortalWithMails({ REQUESTS_PER_MINUTE: '100000' })
    ;[this.portal, this.browser] = await Promise.all([portal, this.#start()])
    const { url } = this.portal
    this.#listening = this.browser.listensFirst
      ? { url, end: async () => undefined }
      : await portalBetween(url, { listen })
    await this.open('/')
  }

  async end() {
    await this.browser?.end()
    await this.#listening?.end()
    await this.portal?.end()
  }

  /** In a new browser. */
  async startAgain() {
    await this.browser.end()
    this.browser = await this.#start()
    // A page would still be answered while somebody signs in, and bring the cookie of a guest.
    await this.open('/favicon.svg')
  }

  async startAgainIfBroken() {
    if (!(await this.browser.run(() => true).catch(() => false))) await this.startAgain()
  }

  open(path: string) {
    return this.browser.open(`${this.#listening.url}${path}`)
  }

  /** Somebody who has just signed in, in a new document. */
  async arrive(who: { email: string; password: string } | 'guest', at = this.#listening.url) {
    // A picture runs nothing that would send the session before along.
    await this.browser.open(`${at}/favicon.svg`)
    if (who === 'guest') await this.browser.run(signOut)
    else await this.browser.run(signInAs, who.email, who.password)
    await this.browser.open(`${at}/`)
    // What the address leads to has come, or it would take the place of what is opened next.
    await this.browser.run(untilOpen)
  }

  /** Leaves the screen for one that does not exist, whose heading shows that the screen before has been left. */
  async leave() {
    await this.browser.run(leave, t('app.not_found_title'))
  }

  async visit(route: string) {
    await this.leave()
    await this.browser.run(goOn, route)
    await this.browser.run(untilThere, route)
  }

  async press(key: TextKey, within = 'body') {
    await this.browser.click(await this.browser.run(mark, within, 'button', t(key)))
  }

  fieldOf(key: TextKey, within = 'body') {
    return this.browser.run(mark, within, 'field', t(key))
  }

  shows(text: string) {
    return this.browser.run(untilShown, text)
  }

  /** What went wrong in the page since the last call. */
  faults() {
    return this.browser.run(() => window.faults.splice(0))
  }

  /** Somebody who sends calls without the browser, for what a screen is to show. */
  async caller(viewer: Viewer) {
    return (await Visitor.arriving(this.portal.server)).signIn(viewers[viewer])
  }
}
