import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notifications } from '#contract/notifications/notifications.ts'
import { cast } from '#testing/cast.ts'
import { showAt, signIn } from '#testing/component.tsx'
import { send } from '#web/kit/calls/api.ts'
import { translate } from '#web/kit/language/i18n.ts'
import { NotificationsPage } from '#web/notifications/notifications-page.tsx'
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
  // Whatever came meanwhile stands above it.
  expect((await send(notifications.list, {})).data.find((one) => one.id <= (id ?? 0))).toEqual(newest)
})
