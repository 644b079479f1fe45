import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { controller } from '#academy/privacy/contract/controller.ts'
import { privacy } from '#academy/privacy/contract/privacy.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { register } from '#network/applications/contract/register.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { PrivacyNote } from './privacy-note.shown.tsx'
import { PrivacySettings } from './privacy-settings.tsx'

test('the owner edits the notice from what is there, restores the template, and publishes the new version', async () => {
  await signIn(cast.owner)
  const { data } = await send(privacy.get, {})
  const number = (data.versions[0]?.number ?? 0) + 1
  showAt('/settings', <PrivacySettings />)
  await page.getByRole('button', { name: translate('privacy.edit') }).click()
  const dialog = page.getByRole('dialog')
  const polish = dialog.getByLabelText(translate('app.in_pl'))
  await polish.fill('{{operator_fax}}')
  await dialog.getByRole('button', { name: translate('privacy.save') }).click()
  await expect.element(dialog.getByText(translate('validation.privacy_unknown_value'))).toBeVisible()
  await dialog.getByRole('button', { name: translate('privacy.restore') }).click()
  await expect.element(polish).toHaveValue(data.template.pl)
  await polish.fill('## Kto\nMy: {{operator_name}}')
  await dialog.getByRole('button', { name: translate('privacy.save') }).click()
  await expect.element(dialog).not.toBeInTheDocument()

  await page.getByRole('button', { name: translate('privacy.publish', { number }) }).click()
  await page.getByRole('button', { name: translate('privacy.publish_confirm'), exact: true }).click()
  await expect
    .element(page.getByRole('button', { name: translate('privacy.publish', { number }) }))
    .not.toBeInTheDocument()
  await page.getByRole('button', { name: translate('privacy.read', { number }) }).click()
  await expect.element(page.getByRole('heading', { name: 'Kto' })).toBeVisible()
})

test('a short notice names its purpose, the controller, and where the whole one is', async () => {
  await signIn(cast.office)
  const { name } = (await send(controller, {})).data
  showAt('/', <PrivacyNote of={register} />)
  await expect.element(page.getByText(translate('privacy.note_application'), { exact: false })).toBeVisible()
  await expect.element(page.getByText(name ?? '', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: translate('privacy.link') })).toHaveAttribute('href', '/privacy')
})
