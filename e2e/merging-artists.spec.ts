import { expect } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { artists, artistMerges: t, duplicates, merges, personalData } = textsIn('pl')
const { tidy: małgorzata } = cast
const gosia = { name: 'Gosia Świątek', email: 'gosia.swiatek@poczta.example' }

test('the office finds an artist who is there twice, makes one record of two, and parts them again', async ({
  page,
  people,
  portal,
}) => {
  await people.arrive(cast.office, '/#/duplicates?state=OPEN&kind=ARTISTS')
  const pair = page.getByRole('row', { name: gosia.name })
  await expect(pair).toContainText(małgorzata.email)
  await expect(pair).toContainText(duplicates.reason_PHONE_SAME)
  await pair.getByRole('link').first().click()

  // Side by side: each field in which they differ has one value of each, and only one is chosen.
  const emails = page.getByRole('group', { name: merges.kept })
  await expect(emails.getByRole('radio')).toHaveCount(2)
  await emails.getByRole('radio', { name: małgorzata.email }).check()
  const level = page.getByRole('group', { name: artists.column_level })
  await expect(level.getByRole('radio', { name: 'Grand Master' })).toBeChecked()
  await page.getByRole('group', { name: artists.city }).getByRole('radio', { name: gosia.email }).check()
  await expect(page.getByText(t.figure_works, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: merges.merge }).click()
  await page.getByRole('dialog').getByRole('button', { name: merges.merge }).click()
  await expect(page.getByText(merges.result, { exact: true })).toBeVisible()
  await expect(page.getByText(personalData.kind_documents, { exact: true })).toBeVisible()
  const [other] = await portal.query('select id from pro_artists where email = $1', [gosia.email])
  const pairUrl = page.url()

  // The address of the record that was closed leads to the one that stays, which has what was chosen.
  await page.goto(`/#/proartist/${other?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Małgorzata Świątek')
  await expect(page.getByText(/^Gdynia/).first()).toBeVisible()

  await page.goto(pairUrl)
  await page.getByRole('button', { name: merges.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: merges.undo }).click()
  await expect(page.getByRole('group', { name: merges.kept })).toBeVisible()
  await page.goto(`/#/proartist/${other?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(gosia.name)
})
