import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'

const { app, artists, statusUpgrades } = textsIn('pl')
const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr')

test('the office filters and sorts the network, keeps the view, and takes what it sees away', async ({
  page,
  people,
}) => {
  await people.arrive(cast.office, '/#/proartist')
  await expect(rowsOf(page).first()).toBeVisible()
  const all = await rowsOf(page).count()

  await page.getByRole('button', { name: app.filters }).click()
  const sold = page.getByRole('group', { name: artists.filter_sold })
  await sold.getByLabel(app.from).fill('5')
  await sold.getByLabel(app.to).fill('3')
  await expect(page.getByText(textsIn('pl').validation.from_after_to)).toBeVisible()
  await sold.getByLabel(app.from).fill('1')
  await sold.getByLabel(app.to).fill('')
  await expect(page).toHaveURL(/trainingsSoldFrom=1/)
  await page.keyboard.press('Escape')
  await expect.poll(() => rowsOf(page).count()).toBeLessThan(all)
  const column = page.getByRole('columnheader', { name: artists.column_sold })
  await page.getByRole('button', { name: artists.column_sold, exact: true }).click()
  await expect(column).toHaveAttribute('aria-sort', 'ascending')
  const sorted = page.waitForResponse(/descending=1/)
  await page.getByRole('button', { name: artists.column_sold, exact: true }).click()
  await expect(page).toHaveURL(/sortBy=trainings_sold.*descending=1|descending=1.*sortBy=trainings_sold/)
  await sorted
  await expect(page.getByRole('table')).not.toHaveAttribute('data-stale', 'true')
  const names = await rowsOf(page).getByRole('link').allTextContents()

  await page.getByRole('button', { name: app.views }).click()
  await page.getByRole('button', { name: app.view_save }).click()
  await page.getByLabel(app.view_name).fill('Kto sprzedaje')
  await page.getByRole('dialog').getByRole('button', { name: app.save }).click()
  await expect(page.getByRole('button', { name: 'Kto sprzedaje', exact: true })).toBeVisible()
  await page.goto('/#/proartist')
  await expect.poll(() => rowsOf(page).count()).toBe(all)
  await page.getByRole('button', { name: app.views }).click()
  await page.getByRole('button', { name: 'Kto sprzedaje', exact: true }).click()
  await expect.poll(() => rowsOf(page).getByRole('link').allTextContents()).toEqual(names)
  await page.keyboard.press('Escape')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: app.export, exact: true }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^artysci-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1)
  const exported = lines.map((line) => line.split('";"').slice(0, 2).reverse().join(' ').replaceAll('"', ''))
  expect(exported).toEqual(names.map((name) => name.trim()))
})

test('the office puts many on another level at once, with one reason', async ({ page, people, portal }) => {
  await portal.query(
    `update pro_artists set level_id = (select id from levels where code = 'ARTIST')
     where id in (select id from pro_artists where invitation_status = 3 order by last_name collate "pl-x-icu" limit 3)`,
  )
  await people.arrive(cast.office, '/#/proartist')
  for (const index of [0, 1]) await rowsOf(page).nth(index).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: app.selected_actions })
  await bar.getByRole('button', { name: app.bulk_more_actions }).click()
  await bar.getByRole('menuitem', { name: artists.bulk_setLevel }).click()
  const dialog = page.getByRole('dialog', { name: 'Zmienić poziom 2 osobom?' })
  await dialog.getByRole('textbox', { name: statusUpgrades.set_level_reason }).fill('Po egzaminie w Krakowie.')
  const send = dialog.getByRole('button', { name: artists.bulk_setLevel })
  await expect(send).toBeDisabled()
  await dialog.getByRole('combobox', { name: statusUpgrades.set_level_field }).click()
  await page.getByRole('option', { name: 'Senior Artist' }).click()
  await send.click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Udane: 2. Nieudane: 0. Pominięte: 0.')
  const told = await portal.query(`select 1 from pro_artist_history where event = 'levelRaised' and comment = $1`, [
    'Po egzaminie w Krakowie.',
  ])
  expect(told).toHaveLength(2)
})

test('the office takes some artists away as a file and writes to them at once', async ({ page, people, portal }) => {
  await people.arrive(cast.office, '/#/proartist?itemsPerPage=100&proArtistActivationStatus=1')
  const some = [1, 4, 6]
  for (const index of some) await rowsOf(page).nth(index).getByRole('checkbox').check()
  const names = await Promise.all(some.map((index) => rowsOf(page).nth(index).getByRole('link').textContent()))
  const bar = page.getByRole('region', { name: app.selected_actions })

  const saving = page.waitForEvent('download')
  await bar.getByRole('button', { name: app.bulk_more_actions }).click()
  await bar.getByRole('menuitem', { name: app.export_selected }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n').slice(1)
  const exported = lines.map((line) => line.split('";"').slice(0, 2).reverse().join(' ').replaceAll('"', ''))
  expect(exported).toEqual(names.map((name) => name?.trim()))

  await bar.getByRole('button', { name: artists.bulk_message }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('W piątek biuro jest zamknięte.')
  await dialog.getByRole('button', { name: artists.bulk_message }).click()
  await expect(dialog.getByRole('status')).toHaveText('Udane: 3. Nieudane: 0. Pominięte: 0.')
  const reached = await portal.query(
    `select a.first_name || ' ' || a.last_name as name from messages m join conversations c on c.id = conversation_id
     join pro_artists a on a.id = pro_artist_id where c.type = 'GENERAL' and m.text = $1`,
    ['W piątek biuro jest zamknięte.'],
  )
  expect(reached.map(({ name }) => name).toSorted()).toEqual(exported.toSorted())
})
