import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notifications } from '#academy/notifications/contract/notifications.ts'
import { NotificationsPage } from '#academy/notifications/web/notifications-page.tsx'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { useUndoKey } from './undo-key.ts'

function Screen() {
  useUndoKey()
  return <NotificationsPage />
}

test('what was deleted by mistake comes back by a key, as it was', async () => {
  await signIn(cast.completed)
  const [newest] = (await send(notifications.list, {})).data
  const { id, title = '' } = newest ?? {}
  showAt('/notifications', <Screen />)
  await page
    .getByRole('button', { name: translate('notifications.remove', { title }) })
    .first()
    .click()
  await expect.element(page.getByText(translate('notifications.removed'))).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(translate('app.undone'))).toBeVisible()
  // Later notifications are above it.
  expect((await send(notifications.list, {})).data.find((one) => one.id <= (id ?? 0))).toEqual(newest)
})
