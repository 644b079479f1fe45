import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { show, showAt } from '#testing/browser/component.tsx'
import { LastBackup, Warnings } from './warnings.tsx'

test('files of another database are an alarm; what can wait is none', async () => {
  show(<Warnings warnings={['foreign_files', 'unknown_proxy']} />)
  await expect.element(page.getByText(translate('dashboard.warning_unknown_proxy'))).toBeVisible()
  const alarms = page.getByRole('alert')
  expect(alarms.elements()).toHaveLength(1)
  await expect.element(alarms.getByText(translate('dashboard.warning_foreign_files'))).toBeVisible()
})

test('a backup that failed is an alarm; one that is old can wait', async () => {
  show(<Warnings warnings={['backup_failed', 'backup_old']} />)
  const alarms = page.getByRole('alert')
  await expect.element(alarms).toMatchTextContent(translate('dashboard.warning_backup_failed'))
  expect(alarms.elements()).toHaveLength(1)
  await expect.element(page.getByText(translate('dashboard.warning_backup_old'), { exact: true })).toBeVisible()
})

test('the owner reads when the last verified backup was made', async () => {
  show(<LastBackup at={new Date(Date.now() - 3 * 3_600_000).toISOString()} />)
  const when = new Intl.RelativeTimeFormat('pl').format(-3, 'hour')
  await expect.element(page.getByText(translate('dashboard.backed_up', { when }))).toBeVisible()
})

test('while no email can be sent, the owner is warned and led to its settings', async () => {
  showAt('/dashboard', <Warnings warnings={['mail_waits']} />)
  await expect.element(page.getByText(translate('dashboard.warning_mail_waits'), { exact: true })).toBeVisible()
  const link = page.getByRole('link', { name: translate('dashboard.warning_mail_waits_open') })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/#\/settings\?tab=mail$/))
})
