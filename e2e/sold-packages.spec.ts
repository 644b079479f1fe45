import { expect, type Page } from '@playwright/test'
import { academyDay } from '#server/kit/postgres/instant.ts'
import { test, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr')
const { app, studentPackages } = textsIn('pl')

for (const width of [1440, 360])
  test(`the office sells a package, pauses it, ends the pause, and extends two at once, at ${width} px`, async ({
    page,
    people,
  }) => {
    await people.arrive(cast.office, '/#/student/packages/new')
    await page.setViewportSize({ width, height: 800 })
    const title = page.getByRole('heading', { level: 1 })
    await page.getByRole('combobox', { name: studentPackages.student }).fill('witek')
    await page.getByRole('option', { name: /Witek/ }).first().click()
    await page.getByRole('combobox', { name: studentPackages.package }).click()
    await page.getByRole('option', { name: /Trzy techniki/ }).click()
    await expect(page.getByLabel(studentPackages.price)).not.toHaveValue('')
    await page.getByRole('button', { name: studentPackages.sell }).click()
    await expect(title).toHaveText('Trzy techniki')

    await page.getByRole('button', { name: studentPackages.act_pause }).click()
    const dialog = page.getByRole('dialog')
    const now = Date.now()
    await dialog.getByLabel(studentPackages.starts_on).fill(academyDay(new Date(now)))
    await dialog.getByLabel(studentPackages.ends_on).fill(academyDay(new Date(now + 6 * 86_400_000)))
    await dialog.getByLabel(studentPackages.reason).fill('Tydzień chorobowego.')
    await dialog.getByRole('button', { name: studentPackages.act_pause }).click()
    await expect(page.getByText(studentPackages.done_pause)).toBeVisible()
    await expect(page.getByText(studentPackages.paused, { exact: true })).toBeVisible()
    await expect(page.getByText('Tydzień chorobowego.')).toBeVisible()
    await page.getByRole('button', { name: studentPackages.act_resume }).click()
    await page.getByRole('dialog').getByRole('button', { name: studentPackages.act_resume }).click()
    await expect(page.getByRole('button', { name: studentPackages.act_pause })).toBeVisible()

    await page.goto('/#/student/packages?status=ACTIVE&payment=PAID')
    await expect(rowsOf(page).nth(1)).toBeVisible()
    for (const index of [0, 1]) await rowsOf(page).nth(index).getByRole('checkbox').check()
    const bar = page.getByRole('region', { name: app.selected_actions })
    await bar.getByRole('button', { name: studentPackages.act_extend }).click()
    const many = page.getByRole('dialog', { name: 'Przedłużyć 2 pakiety?' })
    await many.getByRole('combobox', { name: studentPackages.extend_by }).click()
    await page.getByRole('option', { name: 'o 14 dni' }).click()
    await many.getByRole('textbox', { name: studentPackages.reason }).fill('Studio było zamknięte.')
    await many.getByRole('button', { name: studentPackages.act_extend }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Udane: 2. Nieudane: 0. Pominięte: 0.')
  })
