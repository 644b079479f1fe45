import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { MailsPanel } from './mails-panel.tsx'

const messages = page.getByRole('checkbox', { name: translate('account.mails_messages') })

beforeEach(async () => {
  await signIn(cast.artist)
})

test('a kind of mails is switched off and on again, at once; what must be sent has no switch', async () => {
  showAt('/settings', <MailsPanel />)
  await expect.element(messages).toBeChecked()
  await expect.element(page.getByRole('checkbox')).toHaveLength(6)
  await expect.element(page.getByText(translate('account.mails_terms_hint'))).toBeVisible()
  await userEvent.click(messages)
  await expect.element(page.getByText(translate('account.mails_switched_off'))).toBeVisible()
  await expect.element(messages).not.toBeChecked()
  await expect.element(messages).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText(translate('account.mails_switched_on'))).toBeVisible()
  await expect.element(messages).toBeChecked()
})
