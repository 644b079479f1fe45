import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { Toasts } from '#kit/web/overlay/toasts.tsx'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { show, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { InboxPage } from './inbox-page.tsx'

const list = page.getByRole('region', { name: translate('conversations.list') })
const log = page.getByRole('log')
const messages = () => [...log.element().querySelectorAll<HTMLElement>('[data-message]')]

beforeAll(async () => {
  await page.viewport(1280, 720)
  await signIn(cast.artist)
})

test('a search shows the passage that was meant, and opens the conversation there', async () => {
  showAt('/inbox', <InboxPage />)
  await page.getByRole('searchbox', { name: translate('app.search') }).fill('certyfikaty prosby')
  const entry = list.getByRole('listitem').getByRole('link').first()
  await expect.poll(() => entry.element().querySelector('mark')?.checkVisibility()).toBe(true)
  await entry.click()
  await expect.poll(() => hashHistory.location.href).toMatch(/message=\d+/)
  const found = () => log.element().querySelector('[data-found] mark')
  await expect.poll(found).toBeTruthy()
  await expect.element(page.elementLocator(found() as Element)).toBeInViewport()
})

test('the office sees a student as plainly as an artist’s topic', async () => {
  await signIn()
  onTestFinished(() => signIn(cast.artist))
  showAt('/inbox', <InboxPage />)
  const plain = (text: string) => list.getByRole('link').getByText(text, { exact: true }).first()
  await expect.element(plain(translate('conversations.student'))).toBeVisible()
  const looks = [translate('conversations.student'), translate('conversations.type_TRAINING')].map((text) => {
    const { backgroundColor, fontSize, paddingLeft } = getComputedStyle(plain(text).element())
    return { backgroundColor, fontSize, paddingLeft }
  })
  expect(looks[0]).toEqual(looks[1])
})

test('earlier messages come as one scrolls up, and nothing moves', async () => {
  reportLate()
  showAt('/inbox', <InboxPage />)
  await page
    .getByRole('link', { name: /Szkolenia/ })
    .first()
    .click()
  await expect.poll(() => messages().length).toBe(50)
  const name = messages()[0]?.dataset.message
  const top = () => log.element().querySelector(`[data-message="${name}"]`)?.getBoundingClientRect().top ?? Number.NaN
  delayAt('?before=', 300)
  // It opens at the newest one, even if the reader scrolls before that.
  await expect.poll(() => log.element().scrollTop).toBeGreaterThan(0)
  // While it is still laid out, it holds its end: as a hand does, this scrolls until earlier messages come.
  let before = Number.NaN
  const climb = async () => {
    log.element().scrollTo({ top: 0 })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    if (messages().length === 50 && log.element().scrollTop === 0) before = top()
  }
  await expect
    .poll(async () => {
      if (messages().length === 50) await climb()
      return messages().length
    })
    .toBeGreaterThan(60)
  expect(Math.abs(top() - before)).toBeLessThan(2)

  const toNewest = page.getByRole('button', { name: translate('conversations.to_newest') })
  await expect.element(toNewest).toBeVisible()
  await toNewest.click()
  await expect.element(page.elementLocator(messages().at(-1) as Element)).toBeInViewport()
  await expect.element(toNewest).not.toBeInTheDocument()
})

test('people who scrolled down to the end by themselves can scroll up again', async () => {
  showAt('/inbox', <InboxPage />)
  const trainings = page.getByRole('link', { name: /Szkolenia/ })
  await trainings.first().click()
  const element = () => log.element()
  const fromEnd = () => element().scrollHeight - element().scrollTop - element().clientHeight
  await expect.poll(() => (element().scrollTop > 0 ? fromEnd() : Number.NaN)).toBeLessThan(2)
  const scrolled = async (top: number) => {
    element().scrollTop = top
    await new Promise((resolve) => element().addEventListener('scroll', resolve, { once: true }))
  }
  await scrolled(element().scrollTop - 300)
  // What is read stays in its place while something above it grows.
  const { scrollTop } = element()
  const first = messages()[0] as HTMLElement
  first.style.paddingBottom = '20px'
  await expect.poll(() => element().scrollTop).toBeGreaterThan(scrollTop)
  await scrolled(element().scrollHeight)
  await scrolled(element().scrollTop - 150)
  await expect.poll(fromEnd).toBeGreaterThan(100)
})

test('a picture that grows before the scrolling to it is reported leaves the newest message in sight', async () => {
  showAt('/inbox', <InboxPage />)
  await page
    .getByRole('link', { name: /Szkolenia/ })
    .first()
    .click()
  const distance = () => {
    const { scrollHeight, scrollTop, clientHeight } = log.element()
    return scrollTop > 0 ? scrollHeight - scrollTop - clientHeight : Number.NaN
  }
  await expect.poll(distance).toBeLessThan(2)
  const newest = messages().at(-1) as HTMLElement
  newest.style.paddingBottom = '300px'
  log.element().dispatchEvent(new Event('scroll'))
  await expect.poll(distance).toBeLessThan(2)
})

test.each([390, 1280])('a message that came before lies above the composer, %i px wide', async (width) => {
  await page.viewport(width, 844)
  onTestFinished(() => page.viewport(1280, 720))
  show(<Toasts />)
  toastError(new Error('Najpierw zgoda.'))
  const message = page.getByText('Najpierw zgoda.').first()
  await expect.element(message).toBeVisible()
  const send = await openConversation()
  // In the portal, the composer is at the end of the window.
  const composer = send.element().closest('form')?.offsetHeight
  await expect
    .poll(() => innerHeight - Number(message.element().parentElement?.getBoundingClientRect().bottom))
    .toBeGreaterThanOrEqual(Number(composer))
})

test('above the keyboard of a phone there is room for the composer', async () => {
  await page.viewport(380, 350)
  onTestFinished(() => page.viewport(1280, 720))
  const send = await openConversation()
  const conversation = send.element().closest('form')?.parentElement
  const bar = 64
  expect(conversation?.offsetHeight).toBeLessThanOrEqual(innerHeight - bar)
  await page.getByLabelText(translate('conversations.write')).first().fill('Dzień dobry!')
  await expect.element(send).toBeInViewport()
  expect(log.element().clientHeight).toBeGreaterThan(80)
})

/** Opens a conversation in the inbox, and answers its button to send. */
async function openConversation() {
  showAt('/inbox', <InboxPage />)
  await page
    .getByRole('link', { name: /Szkolenia/ })
    .first()
    .click()
  const send = page.getByRole('button', { name: translate('conversations.send') })
  await expect.element(send).toBeInViewport()
  return send
}

/** As in a busy browser, which reports that something was out of sight together with its coming into sight. */
function reportLate() {
  const Prompt = window.IntersectionObserver
  class Late extends Prompt {
    constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      // The assertions observe the document.
      const outOfSight = options?.root ? [{ isIntersecting: false } as IntersectionObserverEntry] : []
      super((entries, observer) => report([...outOfSight, ...entries], observer), options)
    }
  }
  vi.stubGlobal('IntersectionObserver', Late)
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** Responses from these addresses are delayed. */
function delayAt(address: string, milliseconds: number) {
  const { fetch } = window
  const late = vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    if (String(request[0]).includes(address)) await new Promise((resolve) => setTimeout(resolve, milliseconds))
    return fetch(...request)
  })
  onTestFinished(() => late.mockRestore())
}
