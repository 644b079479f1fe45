import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { pollEvery } from '#academy/notifications/contract/notifications.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { currentUser } from '#kit/web/session/session.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { additionalResponsibilities } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { Bell } from './bell.tsx'
import { NotificationsPage } from './notifications-page.tsx'

type Key = Parameters<typeof translate>[0]

const bell = page.getByRole('button', { name: new RegExp(`^${translate('notifications.bell')}`) })
const button = (key: Key) => page.getByRole('button', { name: translate(key) })
const addresses = '**/api/notifications?*'

/** The responsibilities given to the reader. */
const given: number[] = []
beforeAll(() => signIn(cast.tidy))
afterAll(async () => {
  await signIn()
  for (const id of given) await send(additionalResponsibilities.remove, { id })
})

test('while the portal does not respond the notifications button shows it, until the network is back', async () => {
  onTestFinished(() => commands.reconnect(addresses))
  await commands.cutOff(addresses)
  showAt('/somewhere', <ReadersBell />)
  await bell.click()
  const problem = page
    .getByRole('region', { name: translate('notifications.bell') })
    .getByText(translate('app.not_loaded'))
  await expect.element(problem).toBeVisible()
  await commands.reconnect(addresses)
  dispatchEvent(new Event('online'))
  await expect.element(problem).not.toBeInTheDocument()
})

test('an answer that was overtaken brings nothing back', async () => {
  await ask('Zadanie')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  showAt('/somewhere', <ReadersBell />)
  await expect.element(bell).toMatchTextContent(/\d/)
  const late = holdAnswer()
  await vi.advanceTimersByTimeAsync(pollEvery)
  await late.hasCome
  await bell.click()
  await button('notifications.mark_all_short').click()
  await expect.element(bell).toHaveAccessibleName(translate('notifications.bell'))
  late.deliver()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // At once: the next answer mends it.
  expect(bell.element().getAttribute('aria-label')).toBe(translate('notifications.bell'))
})

test('the screen marks and deletes one, and all of them', async () => {
  for (const name of ['Zadanie pierwsze', 'Zadanie drugie']) await ask(name)
  showAt(
    '/notifications',
    <>
      <ReadersBell />
      <NotificationsPage />
    </>,
  )
  const first = page.getByRole('row').filter({ hasText: 'Zadanie pierwsze' })
  await first.getByRole('button', { name: /^Oznacz/ }).click()
  await expect.element(first.getByText(translate('notifications.read'))).toBeVisible()
  await first.getByRole('button', { name: /^Usuń/ }).click()
  await expect.element(first).not.toBeInTheDocument()
  await button('notifications.mark_all').click()
  await expect.element(bell).toHaveAccessibleName(translate('notifications.bell'))
  await button('notifications.more_actions').click()
  await page.getByRole('menuitem', { name: translate('notifications.remove_all') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate('notifications.remove_all') })
    .click()
  await expect.element(page.getByText(translate('notifications.empty'))).toBeVisible()
})

function ReadersBell() {
  return <Bell userId={currentUser()?.id as number} shownAt={{}} />
}

/** The office gives the reader a responsibility, which notifies them. */
async function ask(name: string) {
  await signIn()
  const { data } = await send(artists.list, { params: JSON.stringify({ context: 'LIST' }), filter: cast.tidy.email })
  const task = { name: { pl: name }, description: { pl: name }, due_on: null, is_evidence_wanted: false }
  const { id } = (await send(additionalResponsibilities.create, { ...task, pro_artist_id: data[0]?.id as number })).data
  given.push(id)
  await signIn(cast.tidy)
}

/** The portal answers the page's next question, and the page has the answer once it is delivered. */
function holdAnswer() {
  const [come, delivered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { fetch } = window
  onTestFinished(() => void Object.assign(window, { fetch }))
  window.fetch = async (...parameters) => {
    window.fetch = fetch
    const answer = await fetch(...parameters)
    const text = await answer.text()
    come.resolve()
    await delivered.promise
    return new Response(text, answer)
  }
  return { hasCome: come.promise, deliver: delivered.resolve }
}
