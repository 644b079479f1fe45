import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { Shell } from './shell.tsx'

test('the bar of a phone has at most five controls; language and look are in the account menu', async () => {
  await page.viewport(360, 740)
  await signIn()
  showAt('/somewhere', <Shell />)
  const bar = page.getByRole('banner')
  await expect.element(bar.getByRole('button').or(bar.getByRole('link'))).toHaveLength(5)
  await bar.getByRole('button', { name: /^Konto:/ }).click()
  await bar.getByRole('button', { name: translate('app.theme_dark') }).click()
  await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe('dark')
  await expect.element(bar.getByRole('button', { name: 'English' })).toBeVisible()
  await bar.getByRole('button', { name: translate('app.theme_auto') }).click()
})
