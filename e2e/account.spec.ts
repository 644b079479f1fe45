import { expect } from '@playwright/test'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const pl = textsIn('pl')

test('somebody signs another device out and changes the password', async ({ browser, page, people, portal }) => {
  const elsewhere = await browser.newPage({ baseURL: portal.url })
  await peopleOn(elsewhere).arrive(cast.careful)
  await people.arrive(cast.careful)
  await page.getByRole('banner').locator('button[aria-expanded]').last().click()
  await page.getByRole('link', { name: pl.account.title }).click()
  const devices = page.getByRole('listitem').filter({ hasText: 'Ostatnio używane' })
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText(pl.account.this_session)
  await devices.last().getByRole('button').click()
  await expect(devices).toHaveCount(1)
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(pl.session.login_title)

  const chosen = 'four quiet studio lamps'
  await page.getByLabel(pl.account.current_password, { exact: true }).fill('not the password')
  await page.getByLabel(pl.session.new_password, { exact: true }).fill(chosen)
  await page.getByLabel(pl.session.password_confirmation, { exact: true }).fill(chosen)
  await page.getByRole('button', { name: pl.account.password_save }).click()
  const current = page.getByLabel(pl.account.current_password, { exact: true })
  await expect(current).toHaveAccessibleDescription(pl.validation.password_wrong)
  await current.fill(cast.careful.password)
  await page.getByRole('button', { name: pl.account.password_save }).click()
  await expect(page.getByText(pl.account.password_changed)).toBeVisible()
  await expect(current).toHaveValue('')
  await elsewhere.close()
})
