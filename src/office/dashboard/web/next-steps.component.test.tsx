import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { dashboardParts } from '#app/web/screens.tsx'
import { translate } from '#kit/web/language/i18n.ts'
import { DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { createStore, type Store, useStore } from '#kit/web/session/store.ts'
import type { Queue, WaitingStep } from '#office/dashboard/contract/dashboard.ts'
import { routeOf, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { NextSteps } from './next-steps.tsx'

const of = (name: WaitingStep['name'], count: number): WaitingStep => ({
  ...{ name, count, id: 7, at: '2026-03-02T08:00:00.000Z', last_day: null },
  title: { pl: 'Szkolenie', 'en-US': 'Training' },
})

const queueOf = (name: Queue['name'], count: number): Queue => ({ name, count, oldest_at: '2026-03-02T08:00:00.000Z' })

test.each([
  [of('seatOffered', 2), '/my/trainings'],
  [of('seatToConfirm', 1), '/my/trainings/7'],
  // Of several the nearest.
  [of('seatToConfirm', 3), '/my/trainings/7'],
  [of('seatUnpaid', 1), '/my/trainings/7'],
  [of('reviewToWrite', 2), '/trainings/reviews'],
  [of('reviewToAnswer', 1), '/trainings/reviews/7'],
  [of('reviewToAnswer', 3), '/trainings/reviews?status=PUBLISHED&replied=0'],
  // Of several that which has waited longest.
  [of('attendance', 2), '/training/7?tab=attendance&part=attendance'],
])('%o leads to where it is done', async (step, address) => {
  await signIn(cast.student)
  showAt(
    '/dashboard',
    <DashboardContext value={dashboardParts}>
      <NextSteps queues={[]} steps={[step]} isArtist isNew={false} />
    </DashboardContext>,
  )
  const link = page.getByRole('region').getByRole('link')
  await expect.poll(() => routeOf(link)).toBe(address)
})

test.each([
  ['portfolio', '/decisions?kind=portfolio'],
  ['packages', '/student/packages?status=PENDING&sortBy=sold_at'],
] as const)('all of the queue %s is where the office works it off', async (name, address) => {
  await signIn(cast.office)
  showAt(
    '/dashboard',
    <DashboardContext value={dashboardParts}>
      <NextSteps queues={[queueOf(name, 2)]} steps={[]} isArtist={false} isNew={false} />
    </DashboardContext>,
  )
  const link = page.getByRole('link', { name: translate('dashboard.queue_all', { count: '2' }), exact: false })
  await expect.poll(() => routeOf(link)).toBe(address)
})

test('what nobody waits for is one line at the end, and all texts begin below each other', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1024, 800))
  await signIn(cast.office)
  showAt(
    '/dashboard',
    <DashboardContext value={dashboardParts}>
      <NextSteps
        queues={[queueOf('texts', 1), queueOf('abuse', 9), queueOf('packages', 10), queueOf('duplicates', 3)]}
        steps={[]}
        isArtist={false}
        isNew={false}
      />
    </DashboardContext>,
  )
  const cards = page.getByRole('region').getByRole('list').first().getByRole('heading', { level: 3 })
  await expect.element(cards).toHaveLength(2)
  const texts = translate('dashboard.queue_texts', { count: 1 })
  const line = page.getByRole('link', { name: texts })
  await expect.element(line).toBeVisible()
  const inCard = (heading: Element) =>
    heading.getBoundingClientRect().left - (heading.closest('li')?.getBoundingClientRect().left ?? 0)
  const [one, two] = cards.elements().map(inCard)
  expect(one).toBe(two)
  const last = cards.elements().at(-1) as Element
  expect(last.compareDocumentPosition(line.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('an emptied queue stays while another one waits that is a line, and nothing empty is left once all is done', async () => {
  await signIn(cast.office)
  const queues = createStore([queueOf('packages', 1), queueOf('texts', 1)])
  showAt(
    '/dashboard',
    <DashboardContext value={dashboardParts}>
      <Waiting queues={queues} />
    </DashboardContext>,
  )
  const region = page.getByRole('region')
  const lists = region.getByRole('list')
  const line = region.getByRole('link', { name: translate('dashboard.queue_texts', { count: 1 }) })
  await expect.element(line).toBeVisible()
  queues.set([queueOf('packages', 0), queueOf('texts', 1)])
  await expect.element(region.getByText(translate('dashboard.queue_done'))).toBeVisible()
  queues.set([queueOf('packages', 0), queueOf('texts', 0)])
  await expect.element(region.getByText(translate('dashboard.all_done'), { exact: true })).toBeVisible()
  expect(lists.elements()).toEqual([])
})

/** As the dashboard is fetched again after each answer. */
function Waiting({ queues }: { queues: Store<Queue[]> }) {
  return <NextSteps queues={useStore(queues)} steps={[]} isArtist={false} isNew={false} />
}
