import '#app/contract/registers.ts'
import { test as base, expect, type Page } from '@playwright/test'
import { type Endpoint, fillPath, type Input, type Output, placeholders } from '#kit/contract/endpoint.ts'
import { session } from '#kit/contract/session.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { everyText, type TextGroups } from '#kit/contract/texts/texts.ts'
import { noted } from '#testing/browser/noted-journey.ts'
import { cast } from '#testing/fixtures/cast.ts'
import { type PortalWithMails, startPortalWithMails } from '#testing/servers/portal-with-mails.ts'

export type Portal = PortalWithMails

/** Tests of the portal in a browser: a real server on an untouched demo academy of the worker's own, its mails in a sink. */
export const test = base.extend<{ people: People; noted: undefined }, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures off the pattern.
    async ({}, use) => {
      const portal = await startPortalWithMails({ TRUST_PROXY: 'loopback' })
      await use(portal)
      await portal.end()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  noted: [noted, { auto: true }],
  baseURL: async ({ portal }, use) => use(portal.url),
  people: async ({ page }, use) => use(peopleOn(page)),
})

export type People = ReturnType<typeof peopleOn>

/** What people do on a page, in words. */
export function peopleOn(page: Page) {
  return {
    async signIn({ email, password }: { email: string; password: string } = cast.office, language: Language = 'pl') {
      const { session } = textsIn(language)
      await page.getByLabel(session.email, { exact: true }).fill(email)
      await page.getByLabel(session.password, { exact: true }).fill(password)
      await page.getByRole('button', { name: session.login, exact: true }).click()
      await expect(page.getByRole('navigation').or(page.getByRole('alert')).first()).toBeAttached()
    },
    /** Opens a screen as somebody who signed in before: what the door does is tested by itself, and takes its time. */
    async arrive(account: { email: string; password: string } = cast.office, path = '/') {
      const response = await page.request.get(session.csrfCookie.path)
      await this.send(session.login, { email: account.email, password: account.password }, fromElsewhere())
      const remembered = JSON.stringify({ isAuthenticated: true, user: await this.send(session.user, {}) })
      const { cookies } = await page.context().storageState()
      const localStorage = [{ name: 'atelier.session', value: remembered }]
      await page
        .context()
        .setStorageState({ cookies, origins: [{ origin: new URL(response.url()).origin, localStorage }] })
      await page.goto(path)
      await expect(page.getByRole('navigation').first()).toBeAttached()
    },
    /** A call of the contract by the user who is signed in here. */
    async send<E extends Endpoint>(endpoint: E, input: Input<E>, headers = {}): Promise<Output<E>> {
      const inPath = placeholders(endpoint.path)
      const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)))
      const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
      const response = await page.request.fetch(fillPath(endpoint.path, input), {
        method: endpoint.method,
        headers: { 'X-XSRF-TOKEN': decodeURIComponent(token), ...headers },
        ...(endpoint.method === 'GET' ? { params: rest as Record<string, string> } : { data: rest }),
      })
      expect(response.status(), endpoint.path).toBe(endpoint.status)
      return (endpoint.status === 204 ? undefined : await response.json()) as Output<E>
    },
    /** In the account menu where somebody is signed in, until it is saved with their account; else in the bar. */
    async speak(language: Language) {
      const isSignedIn = await page.evaluate(() =>
        localStorage.getItem('atelier.session')?.includes('"isAuthenticated":true'),
      )
      const path = fillPath(session.changeLanguage.path, { language })
      // A click that took too long is repeated below: the second call is refused (409) while the first one runs.
      const saved =
        isSignedIn && page.waitForResponse((response) => response.url().endsWith(path) && response.status() !== 409)
      const bar = page.getByRole('banner')
      const choice = bar.locator(`button[lang=${language}]`)
      // The bar may be replaced meanwhile, by that of another frame or language.
      await expect(async () => {
        if (!(await choice.isVisible())) await bar.locator('button[aria-expanded]').last().click({ timeout: 2000 })
        await choice.click({ timeout: 2000 })
      }).toPass()
      await page.keyboard.press('Escape')
      if (saved) expect((await saved).status()).toBe(session.changeLanguage.status)
    },
    /**
     * Until the server knows and the page has removed the CSRF token: the screen changes at once, and the next person would
     * still be given the session that ends, or lose a new token.
     */
    async signOut(language: Language = 'pl') {
      const menu = page.getByRole('banner').locator('button[aria-expanded]').last()
      const choice = page.getByRole('button', { name: textsIn(language).app.sign_out })
      const answer = page.waitForResponse((response) => response.url().endsWith(session.logout.path))
      // What was open before may close by taking the focus back, and the menu with it.
      await expect(async () => {
        if (!(await choice.isVisible())) await menu.click({ timeout: 2000 })
        await choice.click({ timeout: 2000 })
      }).toPass()
      await answer
      const cookies = async () => (await page.context().cookies()).map(({ name }) => name)
      await expect.poll(cookies).not.toContain('XSRF-TOKEN')
    },
  }
}

let documents = 0

/** A document of its own, not another address within the last one. By way of an empty page a new process would read the whole program. */
export async function openDocument(page: Page, address: string): Promise<void> {
  documents += 1
  const [path = '', ...hash] = address.split('#')
  const query = `${path.includes('?') ? '&' : '?'}document=${documents}`
  await page.goto([path + query, ...hash].join('#'))
}

/**
 * A quick machine signs in more often in a minute than the rate limit of an address allows: each sign-in comes from
 * another one.
 */
function fromElsewhere() {
  const part = () => Math.floor(Math.random() * 256)
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` }
}

/** The application's texts in one language, as the test reads them on the page. */
export function textsIn(language: Language): TextGroups {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const { group, name, text } of everyText().filter((text) => text.language === language)) {
    groups[group] = { ...groups[group], [name]: text }
  }
  return groups as TextGroups
}
