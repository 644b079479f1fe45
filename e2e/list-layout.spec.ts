import { expect, type Page } from '@playwright/test'
import { test, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'

// As those see it who let things move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const { app } = textsIn('pl')
const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr')
const surname = 'Konstantynopolitańczykowianeczkówna-Brzęczyszczykiewiczówna'

test('lists fit their screen with a surname of sixty letters, and a row on a phone is short', async ({
  page,
  people,
  portal,
}) => {
  const [{ id } = {}] = await portal.query(
    'select id from pro_artists where invitation_status = 3 and email <> $1 order by last_name limit 1',
    [cast.artist.email],
  )
  const [{ last_name: before } = {}] = await portal.query('select last_name from pro_artists where id = $1', [id])
  const call = (name: unknown) => portal.query('update pro_artists set last_name = $1 where id = $2', [name, id])
  await call(surname)
  await people.arrive(cast.office, '/#/proartist?sortBy=name')
  for (const [path, tallest] of [
    ['/proartist?filter=Konstan', 150],
    ['/proartist', 84],
    ['/proartist/invitations', 84],
    ['/proartist/verification', 84],
    ['/proartist/status-upgrade', 110],
    ['/benefits', 100],
    ['/responsibilities', 100],
    ['/responsibilities/additional', 130],
  ] as const) {
    for (const width of [1024, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/#${path}`)
      await expect(rowsOf(page).first()).toBeVisible()
      await expect(async () => {
        const sizes = await page.evaluate(() => ({
          page: document.documentElement.scrollWidth,
          table: document.querySelector('table')?.scrollWidth ?? 0,
          room: document.querySelector('main')?.clientWidth ?? 0,
          row: document.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0,
        }))
        expect(sizes.page, path).toBeLessThanOrEqual(width)
        expect(sizes.table, path).toBeLessThanOrEqual(sizes.room)
        if (width === 360) expect(sizes.row, path).toBeLessThan(tallest)
      }).toPass({ timeout: 10_000 })
    }
  }
  await call(before)
})

test('by keyboard, what can be done is one step from the row that was ticked; on a phone it takes two lines', async ({
  page,
  people,
}) => {
  await people.arrive(cast.office, '/#/proartist')
  await rowsOf(page).nth(5).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: app.selected_actions })
  // Its file comes with the first row that is ticked.
  await expect(bar).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: app.to_selected_actions })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('button').first()).toBeFocused()

  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(110)
  const more = bar.getByRole('button', { name: app.bulk_more_actions })
  await more.press('Enter')
  await expect(bar.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(bar.getByRole('menuitem').last()).toHaveText('Wyłącz konta')
  await expect(bar.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('on a phone, filters come from the bottom edge and say how many they leave', async ({ page, people }) => {
  await people.arrive(cast.office, '/#/proartist/invitations')
  await page.setViewportSize({ width: 360, height: 780 })
  const tabs = page.getByRole('group', { name: textsIn('pl').artists.column_status })
  await tabs.getByRole('button', { name: /Odrzucone/ }).click()
  await expect(tabs.getByRole('button', { name: /Odrzucone/ })).toHaveText(/\d/)
  const rejected = await tabs.getByRole('button', { name: /Odrzucone/ }).textContent()
  const count = Number(/\d+/.exec(rejected ?? '')?.[0])
  await expect.poll(() => rowsOf(page).count()).toBe(count)
  await page.getByRole('button', { name: app.filters, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: app.filters })
  const country = sheet.getByLabel(textsIn('pl').artists.country_id)
  // Of the countries, those that are left show once they were counted anew.
  await expect.poll(() => country.getByRole('option').count()).toBeLessThanOrEqual(count + 1)
  await expect(country.getByRole('option').nth(1)).toHaveText(/\(\d+\)/)
  const countries = await country.getByRole('option').allTextContents()
  await country.selectOption({ index: 1 })
  const alone = /\((\d+)\)/.exec(countries[1] ?? '')?.[1]
  await sheet.getByRole('button', { name: new RegExp(`^Pokaż ${alone} `) }).click()
  await expect(sheet).toHaveCount(0)
  await expect.poll(() => rowsOf(page).count()).toBe(Number(alone))
})
