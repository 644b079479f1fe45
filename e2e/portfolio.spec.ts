import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { portfolio } from '#contract/portfolio/portfolio.ts'
import { test, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'

const { app, artists, portfolio: t, validation } = textsIn('pl')
const image = (name: string) => fileURLToPath(new URL(`../src/testing/images/${name}`, import.meta.url))

test('an artist sends pictures of which one is bad, puts them in order by keys, and sends the work', async ({
  page,
  people,
}) => {
  await people.arrive(cast.colleague, '/#/portfolio/new')
  const title = page.getByRole('group', { name: t.title })
  const description = page.getByRole('group', { name: t.description })
  await title.getByLabel(app.in_pl).fill('Usta jak akwarela')
  await title.getByLabel(app['in_en-US']).fill('Lips like watercolor')
  await description.getByLabel(app.in_pl).fill('Sześć tygodni po zabiegu.')
  await description.getByLabel(app['in_en-US']).fill('Six weeks after the treatment.')
  await page.getByRole('combobox', { name: t.technique }).click()
  await page.getByRole('option', { name: artists.techniques_LIPS }).click()
  await page.getByLabel(t.performed_on).fill('2026-01-15')
  await page.getByRole('button', { name: t.save_and_add }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usta jak akwarela')

  await expect(page.getByRole('button', { name: t.step_submit })).toBeDisabled()
  const files = ['photo.jpg', 'program.jpg', 'telephone.heic', 'photo.png'].map(image)
  await page.getByLabel(t.images_add, { exact: true }).setInputFiles(files)
  const sent = page.getByRole('list', { name: app.upload_list }).getByRole('listitem')
  await expect(page.getByText('Wysłano 3 z 4. Nieudane: 1.')).toBeVisible()
  await expect(sent).toHaveCount(1)
  await expect(sent).toContainText('program.jpg')
  await expect(sent.getByRole('alert')).toHaveText(
    validation.file_type.replace('{{accepted}}', 'JPEG, PNG, WebP, AVIF, HEIC'),
  )

  const order = async () =>
    (await people.send(portfolio.list, {})).data
      .find((work) => work.title.pl === 'Usta jak akwarela')
      ?.images.map(({ id }) => id)
  const [first, second, third] = (await order()) ?? []
  const earlier = app.reorder_earlier.replace('{{name}}', `zdjęcie 3 (${t.stage_AFTER})`)
  await page.getByRole('button', { name: earlier }).press('Enter')
  await expect.poll(order).toEqual([first, third, second])

  await page.getByRole('button', { name: t.step_submit }).click()
  await expect(page.getByText(t.done_submit)).toBeVisible()
  await expect(page.getByText(t.standing_PENDING)).toBeVisible()
})
