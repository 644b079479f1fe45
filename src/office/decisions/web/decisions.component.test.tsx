import { lazy, Suspense } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dashboardParts } from '#app/web/screens.tsx'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { decisionKinds, decisions, type WaitingDecision } from '#office/decisions/contract/decisions.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import { meanwhile, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'

const Page = lazy(async () => ({ default: (await import('./decisions-page.tsx')).DecisionsPage }))

async function open(search = '', parts = dashboardParts) {
  await signIn()
  const before = await waitingOf('portfolio')
  // All tests share the academy.
  onTestFinished(async () => {
    for (const { id } of before) {
      const { status, revision } = (await send(portfolio.get, { id })).data
      if (status !== 'PENDING') await send(portfolio.reopen, { id, revision })
    }
  })
  showAt(
    `/decisions${search}`,
    <DashboardContext value={parts}>
      <Suspense>
        <Page />
      </Suspense>
    </DashboardContext>,
  )
  await expect.element(heading()).toBeVisible()
}

const heading = () => page.getByRole('heading', { level: 2 }).first()
const waitingOf = async (kind: WaitingDecision['kind']) => (await send(decisions.list, { kind, most: 1000 })).data
const nameOf = ({ person }: WaitingDecision) => `${person?.first_name} ${person?.last_name}`
const place = (place: number, total: number) =>
  page.getByText(translate('decisions.place', { place, total }), { exact: true })
const toast = (text: string) => page.getByText(text)

test('every kind has its part of the screen', () => {
  expect(decisionKinds.filter((kind) => !dashboardParts.queues[kind]?.decision)).toEqual([])
})

test('J and K move through the waiting items, and the focus follows', async () => {
  await open('?kind=portfolio')
  const all = await waitingOf('portfolio')
  const [first, second] = all as [WaitingDecision, WaitingDecision]
  await expect.element(place(1, all.length)).toBeVisible()
  await expect.element(heading()).toHaveTextContent(nameOf(first))
  await userEvent.keyboard('j')
  await expect.element(place(2, all.length)).toBeVisible()
  await expect.element(heading()).toHaveTextContent(nameOf(second))
  await expect.element(heading()).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(place(1, all.length)).toBeVisible()
  await expect.element(heading()).toHaveFocus()
  // From the last one to what is left before it.
  for (const _ of all.slice(1)) await userEvent.keyboard('j')
  await expect.element(place(all.length, all.length)).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(heading()).toHaveTextContent(nameOf(first))
})

test('another kind opens with the first of it', async () => {
  await page.viewport(1280, 800)
  await open()
  const [first] = await waitingOf('trainings')
  await page.getByRole('button', { name: new RegExp(`^${translate('decisions.kinds_trainings')}`) }).click()
  await expect.element(heading()).toHaveTextContent(nameOf(first as WaitingDecision))
  await expect.element(page.getByText(translate('decisions.gone_title'))).not.toBeInTheDocument()
})

test('after A the next one is open and has the focus, and a message takes the decision back', async () => {
  await open('?kind=portfolio')
  const all = await waitingOf('portfolio')
  const consented = (await Promise.all(all.map(({ id }) => send(portfolio.get, { id })))).find(({ data }) =>
    ['GIVEN', 'NOT_NEEDED'].includes(data.consent_state),
  )?.data
  const index = all.findIndex(({ id }) => id === consented?.id)
  for (let step = 0; step < index; step++) await userEvent.keyboard('j')
  await expect.element(place(index + 1, all.length)).toBeVisible()
  await expect.element(page.getByRole('button', { name: translate('portfolioModeration.step_approve') })).toBeVisible()
  await userEvent.keyboard('a')
  const after = all[index + 1] ?? (all.filter((_, at) => at !== index)[0] as WaitingDecision)
  await expect.element(heading()).toHaveTextContent(nameOf(after))
  await expect.element(heading()).toHaveFocus()
  await expect.poll(async () => (await waitingOf('portfolio')).length).toBe(all.length - 1)
  await page.getByRole('button', { name: translate('app.undo') }).click()
  await expect.element(toast(translate('app.undone'))).toBeVisible()
  expect((await waitingOf('portfolio')).length).toBe(all.length)
})

test('while consent is missing, approving shows it, and A sends nothing but announces why', async () => {
  await open('?kind=portfolio')
  const all = await waitingOf('portfolio')
  const works = await Promise.all(all.map(async ({ id }) => (await send(portfolio.get, { id })).data))
  const index = works.findIndex(({ consent_state }) => consent_state === 'ASKED' || consent_state === 'NOT_ASKED')
  for (let step = 0; step < index; step++) await userEvent.keyboard('j')
  await expect.element(place(index + 1, all.length)).toBeVisible()
  const approve = page.getByRole('button', { name: translate('portfolioModeration.step_approve') })
  const reason = translate('portfolioModeration.approve_needs_consent')
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true')
  await expect.element(approve).toHaveAccessibleDescription(reason)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  const sent = vi.spyOn(window, 'fetch')
  onTestFinished(() => sent.mockRestore())
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('alert')).toMatchTextContent(reason)
  expect(sent.mock.calls.filter(([url]) => String(url).includes('/approve'))).toEqual([])
})

test('R opens the dialog for the reason, and after that the next one has the focus', async () => {
  await open('?kind=portfolio')
  const [first, second] = (await waitingOf('portfolio')) as [WaitingDecision, WaitingDecision]
  await expect.element(heading()).toHaveTextContent(nameOf(first))
  await reject()
  await expect.element(heading()).toHaveTextContent(nameOf(second))
  await expect.element(heading()).toHaveFocus()
})

test('A on a request for a higher level opens its form where the reader is', async () => {
  await page.viewport(1280, 500)
  await open('?kind=upgrades')
  await expect.element(page.getByRole('button', { name: translate('statusUpgrades.step_approve') })).toBeVisible()
  await userEvent.keyboard('a')
  const comment = page.getByLabelText(translate('statusUpgrades.comment_approve'), { exact: false })
  await expect.element(comment).toHaveFocus()
  await expect.element(page.getByRole('button', { name: /^Przyznaj/ })).toBeInViewport({ ratio: 1 })
})

test('the next one is drawn while the reader decides', async () => {
  await open('?kind=portfolio')
  const [, second, third] = (await waitingOf('portfolio')) as [WaitingDecision, WaitingDecision, WaitingDecision]
  const read = vi.spyOn(window, 'fetch')
  onTestFinished(() => read.mockRestore())
  const isRead = ({ id }: WaitingDecision) => read.mock.calls.some(([url]) => String(url).includes(`/portfolio/${id}`))
  await expect.poll(() => isRead(second)).toBe(true)
  expect(isRead(third)).toBe(false)
  // Nothing of it is there for anybody before its turn.
  await expect
    .element(page.getByRole('button', { name: translate('portfolioModeration.step_approve') }))
    .toHaveLength(1)
  await userEvent.keyboard('j')
  await expect.element(heading()).toHaveTextContent(nameOf(second))
  await expect.poll(() => isRead(third)).toBe(true)
})

test('one that cannot be drawn yet does not take the current one away', async () => {
  await signIn()
  const [first] = (await waitingOf('portfolio')) as [WaitingDecision]
  const drawn = vi.fn()
  const part = ({ id }: { id: number }) => {
    drawn(id)
    if (id !== first.id) throw new Error('Its file cannot be loaded.')
    return <p>Dowody</p>
  }
  const decision = { rights: [], part }
  await open('?kind=portfolio', { ...dashboardParts, queues: { portfolio: { to: '/', decision } } })
  await expect.poll(() => drawn.mock.calls.some(([id]) => id !== first.id)).toBe(true)
  await expect.element(heading()).toHaveTextContent(nameOf(first))
  await expect.element(page.getByText('Dowody')).toBeVisible()
})

test('what somebody else has decided remains until the reader moves on', async () => {
  await open('?kind=portfolio')
  const [first, second] = (await waitingOf('portfolio')) as [WaitingDecision, WaitingDecision]
  await expect.element(heading()).toHaveTextContent(nameOf(first))
  const { revision } = (await send(portfolio.get, { id: first.id })).data
  await meanwhile(cast.owner, portfolio.reject, { id: first.id, revision, reason: 'Nieostre.' })
  const goOn = page.getByRole('button', { name: translate('decisions.go_on', { name: nameOf(second) }) })
  await expect.element(goOn, { timeout: 20_000 }).toBeVisible()
  await expect.element(heading()).toHaveTextContent(nameOf(first))
  await goOn.click()
  await expect.element(heading()).toHaveTextContent(nameOf(second))
  await expect.element(heading()).toHaveFocus()
})

test('an item that a colleague has open is marked, and comes last', async () => {
  await signIn()
  const [first, second, third] = (await waitingOf('portfolio')) as [WaitingDecision, WaitingDecision, WaitingDecision]
  const colleagueOpens = (item: Pick<WaitingDecision, 'kind' | 'id'> | null) =>
    meanwhile(cast.owner, decisions.viewers, { item: item && { kind: item.kind, id: item.id } })
  onTestFinished(() => colleagueOpens(null))
  await colleagueOpens(first)
  await open('?kind=portfolio')
  // Nobody is given what a colleague has open.
  await expect.element(heading()).toHaveTextContent(nameOf(second))
  const viewed = translate('decisions.viewed', { name: `${cast.owner.first_name} ${cast.owner.last_name}` })
  const atHead = page.getByRole('status').getByText(viewed)
  await expect
    .element(
      page
        .getByRole('listitem')
        .filter({ hasText: nameOf(first) })
        .getByText(viewed),
    )
    .toBeVisible()
  await expect.element(atHead).not.toBeInTheDocument()
  await userEvent.keyboard('k')
  await expect.element(heading()).toHaveTextContent(nameOf(first))
  await expect.element(atHead).toBeVisible()
  await colleagueOpens(second)
  await expect.element(atHead, { timeout: 20_000 }).not.toBeInTheDocument()
  await reject()
  await expect.element(heading()).toHaveTextContent(nameOf(third))
})

test('the end is a moment', async () => {
  await open('?kind=portfolio')
  const total = (await waitingOf('portfolio')).length
  for (let left = total; left > 0; left--) {
    await expect.element(place(total - left + 1, total)).toBeVisible()
    await reject()
  }
  await expect.element(page.getByText(translate('decisions.done_text', { count: total }))).toBeVisible()
})

async function reject() {
  await expect.element(page.getByRole('button', { name: translate('portfolioModeration.step_reject') })).toBeVisible()
  await userEvent.keyboard('r')
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText(translate('portfolioModeration.reason'), { exact: true }), 'Nieostre.')
  // By the key, for messages about the last one may cover it.
  const answer = dialog.getByRole('button', { name: translate('portfolioModeration.step_reject') })
  ;(answer.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
}
