import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const pl = textsIn('pl')

test('somebody downloads all that is stored about them, from their account', async ({ page, people }) => {
  await people.arrive(cast.artist)
  await page.goto('/#/settings?tab=account')
  await page.getByRole('link', { name: pl.personalData.own_open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl.personalData.own_title)
  await expect(page.getByText(pl.personalData.kind_profile, { exact: true })).toBeVisible()
  const files = await downloaded(page, cast.artist.password)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'data.json', 'tables/profile.csv']))
  expect(new TextDecoder().decode(files['data.json'])).toContain(cast.artist.email)
})

test('the office downloads what is stored about a student, from the student’s page', async ({
  page,
  people,
  portal,
}) => {
  const [student] = await portal.query('select id from students where email = $1', [cast.fellow.email])
  await people.arrive(cast.office)
  await page.goto(`/#/student/${student?.id}`)
  await page.getByRole('button', { name: pl.app.more_actions }).click()
  await page.getByRole('menuitem', { name: pl.personalData.title }).click()
  await expect(page.getByText(pl.personalData.export_audit)).toBeVisible()
  const files = await downloaded(page, cast.office.password)
  const data = new TextDecoder().decode(files['data.json'])
  expect([data.includes(cast.fellow.email), data.includes(cast.office.email)]).toEqual([true, false])
})

/** What the browser saved, once the password was right. */
async function downloaded(page: Page, password: string) {
  await page.getByRole('button', { name: pl.personalData.export }).click()
  await page.getByLabel(pl.account.current_password, { exact: true }).fill(password)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: pl.twoFactor.confirm, exact: true }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^dane-osobowe-[\d-]+\.zip$/)
  return unzipSync(new Uint8Array(readFileSync(await file.path())))
}
