import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { OpenTrainingsPage } from './open-trainings-page.tsx'

test('whom no training suits requests a dedicated date from the list, and gets to the conversation', async () => {
  await signIn(cast.student)
  showAt('/my/open-trainings', <OpenTrainingsPage />)
  await page.getByRole('button', { name: translate('terms.date_request') }).click()
  const dialog = page.getByRole('dialog', { name: translate('terms.date_title') })
  await dialog.getByLabelText(translate('terms.date_message')).fill('Brwi pudrowe w Łodzi, dla dwóch osób.')
  await dialog.getByRole('button', { name: translate('terms.date_send') }).click()
  await expect.poll(() => hashHistory.location.href).toMatch(/^\/inbox\?conversation=\d+/)
})
