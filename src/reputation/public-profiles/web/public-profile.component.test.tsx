import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { PublicProfile } from './public-profile.shown.tsx'

beforeAll(() => signIn(cast.artist))

test('an address that was typed and not saved is there when the profile is opened again', async () => {
  const address = page.getByLabelText(translate('publicProfiles.slug'))
  const end = showAt('/my-profile', <PublicProfile />)
  await address.fill('usta-i-brwi')
  end()
  showAt('/my-profile', <PublicProfile />)
  await expect.element(address).toHaveValue('usta-i-brwi')
  await page.getByRole('button', { name: translate('app.draft_discard') }).click()
  await expect.element(address).not.toHaveValue('usta-i-brwi')
})

test('an artist shows or prints the address of their profile as a QR code', async () => {
  showAt('/my-profile', <PublicProfile />)
  await page.getByRole('button', { name: translate('publicProfiles.code') }).click()
  const dialog = page.getByRole('dialog', { name: translate('publicProfiles.code') })
  await expect.element(dialog.getByRole('img', { name: translate('publicProfiles.code_label') })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: translate('app.code_download') })).toBeVisible()
})
