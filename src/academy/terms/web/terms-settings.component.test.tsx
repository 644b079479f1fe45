import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settings } from '#academy/settings/contract/settings.ts'
import type { StoredTermsFile } from '#academy/terms/contract/terms.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { TermsSettings } from './terms-settings.tsx'

/** Shows the terms with these in place of the academy's own. */
async function showWith(files: Partial<StoredTermsFile>[]) {
  await signIn()
  const answer = await send(settings.get, {})
  const [known] = answer.terms_and_conditions_files
  const terms_and_conditions_files = files.map((file, id) => ({ ...known, id, ...file }))
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (...request) =>
    String(request[0]).endsWith(settings.get.path)
      ? Response.json({ ...answer, terms_and_conditions_files })
      : fetch(...request),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  showAt('/settings', <TermsSettings />)
}

test('a current version without one language shows which document readers get, and a future one from when', async () => {
  await showWith([
    { version: '4.0', language: 'en-US', state: 'UPCOMING', effective_from: '2031-01-31' },
    { version: '3.0', language: 'pl', state: 'IN_FORCE', effective_from: '2026-01-31' },
  ])
  await expect.element(page.getByText(translate('terms.language_lacks_en-US'))).toBeVisible()
  await expect.element(page.getByText(/^Kto czyta portal po polsku, dostanie od 31 stycznia 2031/)).toBeVisible()
})

test('a user who adds a file for one language is warned that the other one is missing', async () => {
  await showWith([{ version: '5.0', language: 'en-US', state: 'UPCOMING' }])
  await page.getByRole('button', { name: translate('terms.file_add') }).click()
  const dialog = page.getByRole('dialog')
  // Before anything is chosen.
  await expect.element(dialog.getByText(translate('terms.file_new_text'))).toBeVisible()
  const alone = dialog.getByText(translate('terms.file_alone_en-US'))
  const version = dialog.getByLabelText(translate('terms.version'))
  // It proposes what the newest version lacks.
  await expect.element(version).toHaveValue('5.0')
  await expect
    .element(dialog.getByRole('combobox', { name: translate('terms.language') }))
    .toHaveValue(translate('app.language_pl'))
  await version.fill('6.0')
  await expect.element(alone).toBeVisible()
  // The version has its English document already.
  await version.fill('5.0')
  await expect.element(alone).not.toBeInTheDocument()
})
