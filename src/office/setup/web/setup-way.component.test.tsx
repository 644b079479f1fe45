import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { SetupWay } from './setup-way.shown.tsx'

test.each(['300vh', '10vh'])('the way on is at the end of the window, on a screen of %s', async (height) => {
  await page.viewport(1440, 900)
  await signIn(cast.owner)
  showAt(
    '/settings',
    <main style={{ minHeight: '100vh', padding: '0 0 2.5rem' }}>
      <div style={{ flex: 'none', height }} />
      <SetupWay step="operator" />
    </main>,
  )
  const back = page.getByRole('link', { name: translate('setup.title') })
  await expect.element(back).toBeInViewport()
  expect(Number(back.element().closest('nav')?.getBoundingClientRect().bottom)).toBeCloseTo(innerHeight, 0)
})
