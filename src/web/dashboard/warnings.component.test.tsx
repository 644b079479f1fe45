import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/component.tsx'
import { translate } from '#web/kit/language/i18n.ts'
import { Warnings } from './warnings.tsx'

test('files of another database are an alarm; what can wait is none', async () => {
  show(<Warnings warnings={['foreign_files', 'unknown_proxy']} />)
  await expect.element(page.getByText(translate('dashboard.warning_unknown_proxy'))).toBeVisible()
  const alarms = page.getByRole('alert')
  expect(alarms.elements()).toHaveLength(1)
  await expect.element(alarms).toMatchTextContent(translate('dashboard.warning_foreign_files'))
})
