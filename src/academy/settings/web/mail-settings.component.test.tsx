import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settings } from '#academy/settings/contract/settings.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { MailSettings } from './mail-settings.tsx'

const since = '2026-03-02T08:00:00.000Z'
const state = {
  state: 'LEAVES',
  problem: null,
  failing_since: null,
  waiting: 0,
  oldest_at: null,
  refused: [],
  from: 'Atelier <no-reply@atelier.test>',
  reply_to: 'biuro@atelier.test',
}

/** Shows the settings with this of the portal's answer changed. */
async function showWith(answer: object) {
  await signIn()
  const data = { ...state, ...answer }
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (...request) =>
    String(request[0]).endsWith(settings.mail.path) ? Response.json({ data }) : fetch(...request),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  showAt('/settings', <MailSettings />)
}

test('while mail fails, the office reads why, since when and how much waits, and sends itself a test', async () => {
  await showWith({ state: 'FAILS', problem: 'UNREACHABLE', failing_since: since, waiting: 3, oldest_at: since })
  const alarm = page.getByRole('alert')
  await expect.element(alarm.getByText(translate('settings.mail_UNREACHABLE'))).toBeVisible()
  await expect.element(alarm).toMatchTextContent('nie wychodzą od 2 mar 2026')
  await expect.element(page.getByText(/^Czekają 3 wiadomości, najstarsza od 2 mar 2026/)).toBeVisible()
  await page.getByRole('button', { name: translate('settings.mail_test') }).click()
  // The portal of these tests has no mail server.
  await expect.element(page.getByText(translate('errors.mail_not_set'))).toBeVisible()
})

test('a refused address is shown with the server’s reason', async () => {
  const refusal = '550 5.1.1 No such user'
  const refused = { id: 1, to: 'ewa.liss@example.com', subject: 'Zaproszenie', refused_at: since, refusal }
  await showWith({ refused: [refused] })
  await expect.element(page.getByText(translate('settings.mail_LEAVES'))).toBeVisible()
  await expect.element(page.getByText(translate('settings.mail_none_waiting'))).toBeVisible()
  await expect
    .element(page.getByRole('listitem'))
    .toMatchTextContent(/ewa\.liss@example\.com: „Zaproszenie”.*550 5\.1\.1/)
})
