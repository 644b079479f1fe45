import { expect } from '@playwright/test'
import { texts } from '#academy/translations/contract/portal-texts.ts'
import { peopleOn, test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const pl = textsIn('pl')

test('the office edits a text in place: both languages at once, and others see no trace of it', async ({
  browser,
  page,
  people,
  portal,
}) => {
  await people.arrive(cast.office, '/#/settings?tab=account')
  await page.getByRole('banner').locator('button[aria-expanded]').last().click()
  await page.getByRole('button', { name: pl.translations.page_start }).click()
  const bar = page.getByRole('region', { name: pl.translations.page_mode })
  await expect(bar).toBeFocused()

  const dialog = page.getByRole('dialog', { name: pl.translations.page_edit })
  await page.getByRole('heading', { name: pl.account.looks }).click()
  await dialog.getByLabel(pl.audit.field_pl, { exact: true }).fill('Jak wygląda portal')
  await dialog.getByLabel(pl.audit['field_en-US'], { exact: true }).fill('How the portal looks')
  await dialog.getByRole('button', { name: pl.app.save }).click()
  await expect(page.getByRole('heading', { name: 'Jak wygląda portal' })).toBeVisible()

  // A link is edited, and leads nowhere until that ends.
  const link = page.getByRole('navigation').getByRole('link', { name: pl.calendar.title })
  await link.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.calendar.title)

  await page.goto('/#/settings?tab=account')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Jak wygląda portal' })).toBeVisible()

  const reader = await browser.newPage({ baseURL: portal.url })
  const artist = peopleOn(reader)
  await artist.arrive(cast.colleague, '/#/settings')
  await artist.speak('en-US')
  await expect(reader.getByRole('heading', { name: 'How the portal looks' })).toBeVisible()
  await reader.getByRole('banner').locator('button[aria-expanded]').last().click()
  await expect(reader.getByRole('banner').getByRole('button', { name: textsIn('en-US').app.sign_out })).toBeVisible()
  await expect(reader.getByRole('button', { name: textsIn('en-US').translations.page_start })).toHaveCount(0)
  expect(await reader.content()).not.toContain('account.looks')
  await artist.speak('pl')
  await reader.close()

  const { data } = await people.send(texts.byKeys, { keys: ['account.looks'] })
  await people.send(texts.revert, { id: data[0]?.id ?? 0, to: null, revision: data[0]?.revision })
})
