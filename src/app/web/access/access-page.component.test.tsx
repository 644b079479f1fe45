import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { AccessPage } from './access-page.tsx'

const ownSettings = /zobaczyć ustawienia własnego profilu publicznego/
const blocking = /wyłączyć profil publiczny artysty/
const row = (name: RegExp) => page.getByRole('rowheader', { name })
const fold = page.getByRole('button', { name: /^Bez różnic między rolami \(\d+\)$/ })

test('where roles differ is listed, and what is the same for all of them is folded with its count', async () => {
  await signIn(cast.owner)
  showAt('/roles/access', <AccessPage />)
  await expect.element(row(blocking)).toBeVisible()
  await expect.element(row(ownSettings)).not.toBeInTheDocument()
  const rows = () => page.getByRole('rowheader').length
  const before = rows()
  const count = Number(fold.element().textContent?.match(/\d+/)?.[0])
  await userEvent.click(fold)
  await expect.element(row(ownSettings)).toBeVisible()
  expect(rows() - before).toBe(count)
  await userEvent.click(fold)
  await expect.element(row(ownSettings)).not.toBeInTheDocument()
})

test('a search finds what is folded', async () => {
  await signIn(cast.owner)
  showAt('/roles/access', <AccessPage />)
  await page.getByLabelText(translate('access.search')).fill('ustawienia własnego profilu')
  await expect.element(row(ownSettings)).toBeVisible()
  await expect.element(row(blocking)).not.toBeInTheDocument()
})
