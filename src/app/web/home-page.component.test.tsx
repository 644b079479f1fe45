import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { DashboardContext } from '#kit/web/page/screens/dashboard-parts.ts'
import { dashboard } from '#office/dashboard/contract/dashboard.ts'
import { routeOf, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { HomePage } from './home-page.tsx'
import { dashboardParts } from './screens.tsx'

test('an artist who lacks a training for the next level is led to the one that only has to be completed', async () => {
  await signIn(cast.artist)
  const step = (await send(dashboard.mine, {})).steps.find(({ name }) => name === 'attendance')
  if (!step?.title) throw new Error('The artist of the demo has a training to complete.')
  showAt(
    '/dashboard',
    <DashboardContext value={dashboardParts}>
      <HomePage />
    </DashboardContext>,
  )
  const text = page.getByRole('paragraph').filter({ hasText: translate('statusUpgrades.unfinished') })
  await expect.element(text).toBeVisible()
  expect(routeOf(text.getByRole('link', { name: step.title.pl }))).toBe(
    `/training/${step.id}?tab=attendance&part=attendance`,
  )
})
