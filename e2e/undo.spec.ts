import { expect } from '@playwright/test'
import { notifications } from '#contract/notifications/notifications.ts'
import { test, textsIn } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'

const { app, notifications: notices } = textsIn('pl')

test('what was done by mistake is taken back from the message that tells of it', async ({ page, people }) => {
  await people.arrive(cast.office)
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
})
