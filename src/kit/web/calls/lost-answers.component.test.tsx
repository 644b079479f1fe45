import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { BenefitPage, NewBenefitPage } from '#network/benefits/web/benefit-form-page.tsx'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { ThreadView } from '#network/conversations/web/thread/thread-view.tsx'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { loseResponses } from '#testing/lose-responses.ts'
import { send } from './api.ts'
import { useSend } from './query.ts'

const noConnection = page.getByText(translate('app.no_connection'))
const button = (key: Parameters<typeof translate>[0]) => page.getByRole('button', { name: translate(key), exact: true })

beforeAll(() => signIn())

/** Sent twice under one key, of which the second got the first one's answer. */
function expectOnce({ calls }: ReturnType<typeof loseResponses>) {
  expect(calls.map(({ isReplayed }) => isReplayed)).toEqual([false, true])
  expect(calls[1]?.key).toBe(calls[0]?.key)
}

test('a form whose answer was lost is sent again as it is, stores once and shows the first answer', async () => {
  showAt('/benefits/new', <NewBenefitPage />)
  for (const field of ['benefits.name', 'benefits.description'] as const)
    for (const language of ['pl', 'en-US'] as const)
      await page
        .getByRole('group', { name: translate(field) })
        .getByLabelText(translate(`app.in_${language}`))
        .fill('Zgubiony rabat')
  await page.getByRole('combobox', { name: translate('benefits.category') }).click()
  await page.getByRole('option', { name: translate('benefits.category_DISCOUNT') }).click()
  const lost = loseResponses()
  await button('app.save').click()
  await expect.element(noConnection).toBeVisible()
  lost.arrive()
  await button('app.save').click()
  await expect.element(page.getByText(translate('benefits.saved'))).toBeVisible()
  expectOnce(lost)
  const { data: stored } = await send(benefits.list, { filter: 'Zgubiony rabat' })
  for (const { id } of stored) await send(benefits.remove, { id })
  expect(stored).toHaveLength(1)
})

test('a button with a confirmation whose response was lost acts once, and shows the first response', async () => {
  const words = { pl: 'Rabat do usunięcia', 'en-US': 'A discount to delete' }
  const draft = { name: words, description: words, category: 'DISCOUNT', is_active: false } as const
  const { id } = (await send(benefits.create, draft)).data
  showAt(`/benefits/${id}`, <BenefitPage />, '/benefits/$id')
  const lost = loseResponses()
  const remove = async () => {
    await button('app.more_actions').click()
    await page.getByRole('menuitem', { name: translate('app.remove') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: translate('app.remove') })
      .click()
  }
  await remove()
  await expect.element(noConnection).toBeVisible()
  lost.arrive()
  await remove()
  await expect.element(page.getByText(translate('benefits.removed'))).toBeVisible()
  expectOnce(lost)
})

test('the error about a missing response disappears once the call is done, also where no toast follows', async () => {
  const words = { pl: 'Rabat po cichu', 'en-US': 'A silent discount' }
  const draft = { name: words, description: words, category: 'DISCOUNT', is_active: false } as const
  const { id } = (await send(benefits.create, draft)).data
  showAt('/', <RemoveInSilence id={id} />)
  const lost = loseResponses()
  await button('app.remove').click()
  await expect.element(noConnection).toBeVisible()
  lost.arrive()
  await button('app.remove').click()
  await expect.element(noConnection).not.toBeInTheDocument()
  expectOnce(lost)
})

function RemoveInSilence({ id }: { id: number }) {
  const remove = useSend(benefits.remove, { onSent: () => undefined })
  return <Button onClick={() => remove.send({ id })}>{translate('app.remove')}</Button>
}

test.each([
  ['its writer', () => button('app.try_again').click()],
  ['the connection that is back', async () => void dispatchEvent(new Event('online'))],
])('a message whose answer was lost waits, is sent again as it is by %s, and is there once', async (by, sendAgain) => {
  const words = `Czy to dotarło? (${by})`
  await signIn(cast.artist)
  onTestFinished(() => signIn())
  const id = (await send(conversations.list, { type: 'GENERAL' })).data[0]?.id as number
  const thread = async () => (await send(conversations.thread, { id })).data.messages
  const arrived = async () => (await thread()).filter(({ text }) => text === words)
  showAt('/inbox', <ThreadView id={id} />)
  await page.getByRole('textbox', { name: translate('conversations.write') }).fill(words)
  // New messages are blocked meanwhile, or the message would no longer wait.
  await commands.cutOff('**/api/proartists/conversation/*?*after=*')
  onTestFinished(() => commands.reconnect('**/api/proartists/conversation/*?*after=*'))
  const lost = loseResponses()
  await button('conversations.send').click()
  await expect.element(page.getByRole('alert').filter({ has: noConnection })).toBeVisible()
  expect(await arrived()).toHaveLength(1)
  lost.arrive()
  await sendAgain()
  await expect.element(button('app.try_again')).not.toBeInTheDocument()
  await expect.element(page.getByText(translate('conversations.sending'))).not.toBeInTheDocument()
  expectOnce(lost)
  await expect.element(page.getByRole('log').getByText(words)).toHaveLength(1)
  expect(await arrived()).toHaveLength(1)
})
