import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dashboardParts } from '#app/web/screens.tsx'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { routeOf, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { DashboardPage } from '../dashboard-page.tsx'
import { NextTraining } from './next-training.tsx'

const training = {
  id: 7,
  title: { pl: 'Usta naturalne', 'en-US': 'Natural lips' },
  city: 'Łódź',
  starts_at: '2026-11-20T09:00:00.000Z',
  ends_at: '2026-11-20T15:30:00.000Z',
  time_zone: 'Europe/Warsaw',
}

test('the next training shows when its session ends', async () => {
  await signIn()
  showAt('/dashboard', <NextTraining training={training} all="/my/trainings" one="/my/trainings" />)
  await expect.element(page.getByText(/20 listopada 2026, 10:00.16:30/)).toBeVisible()
})

test('from there a student finds the next training', async () => {
  await signIn(cast.fellow)
  showAt(
    '/dashboard',
    <DashboardContext value={dashboardParts}>
      <DashboardPage levelWith={() => null} />
    </DashboardContext>,
  )
  const find = page.getByRole('link', { name: translate('openTrainings.title') })
  await expect.element(find).toBeVisible()
  expect(routeOf(find)).toBe('/my/open-trainings')
})

test('on the day of a training the dashboard begins with it', async () => {
  await signIn(cast.artist)
  const { nextTraining } = await send(dashboard.mine, {})
  if (!nextTraining) throw new Error('The artist of the demo has a training ahead.')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(nextTraining.starts_at) })
  try {
    showAt(
      '/dashboard',
      <DashboardContext value={dashboardParts}>
        <DashboardPage levelWith={() => null} />
      </DashboardContext>,
    )
    const headings = page.getByRole('heading', { level: 2 })
    await expect.element(headings.first()).toHaveTextContent(translate('dashboard.next_training_today'))
    await expect
      .element(page.getByRole('heading', { name: translate('dashboard.next_training') }))
      .not.toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})
