import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settings } from '#academy/settings/contract/settings.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { RetentionSettings } from './retention-settings.tsx'

/** The settings, with this of the portal's answer changed. */
async function showWith(last_retention: object | null) {
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    const answer = await fetch(...request)
    if (!String(request[0]).endsWith(settings.get.path) || !answer.ok) return answer
    return Response.json({ ...(await answer.json()), last_retention })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  showAt('/settings', <RetentionSettings />)
}

const days = (name: 'mail_days' | 'trash_days') => page.getByLabelText(translate(`settings.${name}`))

test('the owner sets how long data is stored; an error is shown at its field', async () => {
  await signIn(cast.owner)
  await showWith({ at: '2026-03-02T08:00:00.000Z', removed: { mail_days: 1200, device_days: 0, ended_link_days: 3 } })
  await expect
    .element(page.getByText(/^Ostatnio: 2 mar 2026/))
    .toMatchTextContent(/Usunięto: wiadomości e-mail: 1\s?200 i nieaktywne linki: 3\.$/)
  await expect.element(days('mail_days')).toHaveValue('365')
  await days('mail_days').fill('29')
  await page
    .getByRole('button', { name: translate('app.save') })
    .first()
    .click()
  await expect.element(days('mail_days')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(days('trash_days')).not.toHaveAttribute('aria-invalid', 'true')
})

test('the office reads what is in force, and changes nothing', async () => {
  await signIn()
  await showWith(null)
  await expect.element(page.getByText(translate('settings.retention_never'))).toBeVisible()
  await expect.element(page.getByText(/Kosz plików \(dni\): 30/)).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('a number by itself is as short as those side by side', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1024, 800))
  await signIn(cast.owner)
  showAt('/settings', <RetentionSettings />)
  const months = page.getByRole('textbox', { name: /^Miesięcy/ })
  await expect.element(months).toBeVisible()
  expect(months.element().clientWidth).toBeLessThanOrEqual(320)
})
