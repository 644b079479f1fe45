import { expect } from '@playwright/test'
import { notifications } from '#contract/notifications/notifications.ts'
import { views } from '#contract/views/views.ts'
import { test, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'

const { app, notifications: notices, artists: artistWords } = textsIn('pl')

test('what was done by mistake is taken back from the message that tells of it', async ({ page, people }) => {
  await people.arrive(cast.office)
  const undo = page.getByRole('button', { name: app.undo, exact: true })
  const undone = page.getByText(app.undone)

  await test.step('a deleted notification, by its key', async () => {
    const [newest] = (await people.send(notifications.list, {})).data
    await page.goto('/#/notifications')
    const row = page
      .getByRole('row')
      .filter({ hasText: newest?.title ?? '' })
      .first()
    await row.getByRole('button', { name: /^Usuń/ }).click()
    await expect(page.getByText(notices.removed)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(undone).toBeVisible()
    expect((await people.send(notifications.list, {})).data[0]).toEqual(newest)
  })

  await test.step('a column and a saved view', async () => {
    await people.send(views.create, { list: 'proartist', name: 'Do cofnięcia', search: 'sortBy=city' })
    await page.goto('/#/proartist')
    await page.getByRole('button', { name: app.columns }).click()
    await page.getByRole('checkbox', { name: artistWords.column_level }).uncheck()
    await expect(page).toHaveURL(/hidden=/)
    await undo.click()
    await expect(page).not.toHaveURL(/hidden=/)
    // The message that told of it is on its way out.
    await expect(undo).toHaveCount(0)

    await page.getByRole('button', { name: app.views }).click()
    await page.getByRole('button', { name: app.view_remove.replace('{{name}}', 'Do cofnięcia') }).click()
    await undo.click()
    // Other journeys of this worker keep views of their own.
    const kept = async () => (await people.send(views.list, { list: 'proartist' })).data
    await expect
      .poll(async () => (await kept()).find(({ name }) => name === 'Do cofnięcia'))
      .toMatchObject({ search: 'sortBy=city' })
  })
})
