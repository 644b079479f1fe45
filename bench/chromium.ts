import type { Page } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/records/demo-accounts.ts'

/** Signs the demo's office in. */
export async function signInOn(page: Page, url: string): Promise<void> {
  const office = demoAccounts.find(({ role }) => role === 'administrator')
  await page.goto(url)
  await page.locator('input[name=email]').fill(office?.email ?? '')
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('button[type=submit]').click()
  await page.getByRole('navigation').first().waitFor()
}
