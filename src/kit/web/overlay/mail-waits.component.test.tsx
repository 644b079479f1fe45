import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '#kit/contract/session.ts'
import { useSend } from '#kit/web/calls/query.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { showAt, signIn, withMailWaiting } from '#testing/browser/component.tsx'
import { toast } from './toast.ts'

const isOnItsWay = page.getByText('Zaproszenie jest w drodze.')
const waits = page.getByText(translate('app.mail_waits'))

const undo = vi.fn(async () => undefined)

function Invite({ mayUndo = false }) {
  const onSent = () => toast('Zaproszenie jest w drodze.', mayUndo ? { undo } : {})
  const call = useSend(session.forgotPassword, { onSent })
  return <Button onClick={() => call.send({ email: 'ewa.lis@example.com' })}>Zaproś</Button>
}

test('while no email can be sent, nothing is announced as on its way; after a later call it is', async () => {
  await signIn()
  showAt('/users', <Invite />)
  const answers = withMailWaiting()
  await page.getByRole('button', { name: 'Zaproś' }).click()
  await expect.element(waits).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Zaproś' })).toBeEnabled()
  await expect.element(isOnItsWay).not.toBeInTheDocument()
  answers.mockRestore()
  await page.getByRole('button', { name: 'Zaproś' }).click()
  await expect.element(isOnItsWay).toBeVisible()
})

test('while no email can be sent, an undoable message shows it, too, once', async () => {
  await signIn()
  showAt('/users', <Invite mayUndo />)
  withMailWaiting()
  await page.getByRole('button', { name: 'Zaproś' }).click()
  const undoButton = page.getByRole('button', { name: translate('app.undo') })
  await expect.element(undoButton).toBeVisible()
  await expect.element(isOnItsWay).not.toBeInTheDocument()
  await expect.element(waits).toHaveLength(1)
  await undoButton.click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(waits).not.toBeInTheDocument()
})
