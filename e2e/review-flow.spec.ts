import { expect } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { artists: t } = textsIn('pl')

test('from the queue one decides on one after the other; whom a colleague was quicker with is skipped with a word', async ({
  page,
  people,
  portal,
}) => {
  await people.arrive(cast.office, '/#/proartist/verification?sortBy=name')
  const row = page.getByRole('table').locator('tbody tr').filter({ hasText: t.status_4 })
  await expect(row.nth(3)).toBeVisible()
  const names = (await row.getByRole('link').allTextContents()).map((name) => name.trim())
  const [first = '', second = '', third = ''] = names
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('link', { name: first }).click()
  await expect(heading).toHaveText(first)
  await expect(page.getByText(`1 z ${names.length}`)).toBeVisible()

  await page.keyboard.press('j')
  await expect(heading).toHaveText(second)
  await page.keyboard.press('k')
  await expect(heading).toHaveText(first)

  await page.getByRole('button', { name: t.step_complete, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.step_complete }).click()
  await expect(page.getByText(t.queue_done)).toBeVisible()
  await portal.query(`update pro_artists set invitation_status = 5 where first_name || ' ' || last_name = $1`, [second])
  await page.getByRole('button', { name: `Następna osoba: ${second}` }).click()
  await expect(heading).toHaveText(third)
  await expect(page.getByText(`Pominięto: ${second}.`)).toBeVisible()

  await page.getByRole('link', { name: t.verification_title }).click()
  await expect(page).toHaveURL(/verification\?sortBy=name$/)
})
