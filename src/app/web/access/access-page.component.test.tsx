import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import type { DefaultRights, Role } from '#people/roles/contract/roles.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { AccessPage } from './access-page.tsx'
import { ChangedRights } from './changed-rights.tsx'

const ownSettings = /zobaczyć ustawienia własnego profilu publicznego/
const blocking = /wyłączyć profil publiczny artysty/
const row = (name: RegExp) => page.getByRole('rowheader', { name })
// Of a router with this screen alone all calls are everywhere.
const place = page.getByRole('button', { name: translate('access.everywhere') })
const fold = page.getByRole('button', { name: /^Bez różnic między rolami \(\d+\)$/ })

beforeEach(() => signIn(cast.owner))

test('every part of the portal is collapsed, and shows how many of its rights each role has', async () => {
  showAt('/roles/access', <AccessPage />)
  await expect.element(place).toHaveAttribute('aria-expanded', 'false')
  await expect.element(row(blocking)).not.toBeInTheDocument()
  const shares = page.getByRole('cell', { name: /^\d+ z \d+$/ }).elements()
  expect(shares).toHaveLength(3)
  const [office, , student] = shares.map(({ textContent }) => Number.parseInt(textContent, 10))
  expect(office).toBeGreaterThan(student ?? 0)
})

test('what was opened is open again at the same address', async () => {
  const end = showAt('/roles/access', <AccessPage />)
  await userEvent.click(place)
  await expect.poll(() => location.hash).toBe('#/roles/access?open=everywhere')
  end()
  showAt(location.hash.slice(1), <AccessPage />)
  await expect.element(row(blocking)).toBeVisible()
  await userEvent.click(place)
  await expect.poll(() => location.hash).toBe('#/roles/access')
  await expect.element(row(blocking)).not.toBeInTheDocument()
})

test('what the owner has changed comes first, with the roles that it was changed for', async () => {
  const role = (id: number, name: 'administrator' | 'client', ...permissions: Role['permissions']): Role => ({
    id,
    name,
    permissions,
    revision: 1,
  })
  const roles = [role(1, 'administrator', 'can-view-benefits', 'can-view-audit-log'), role(2, 'client')]
  const defaults: DefaultRights[] = [
    { name: 'administrator', permissions: ['can-view-benefits'] },
    { name: 'client', permissions: ['can-view-benefits'] },
  ]
  const end = showAt('/roles/access', <ChangedRights roles={roles} defaults={defaults} />)
  const cells = () =>
    page
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(cells).toEqual(['tak', 'odebrane', 'nadane', 'nie'])
  end()
  showAt('/roles/access', <ChangedRights roles={roles.slice(0, 1)} defaults={roles} />)
  await expect.element(page.getByText(translate('access.changed_none'))).toBeVisible()
})

test('where roles differ is listed, and what is the same for all of them is folded with its count', async () => {
  showAt('/roles/access', <AccessPage />)
  await userEvent.click(place)
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

test('a search finds what is closed', async () => {
  showAt('/roles/access', <AccessPage />)
  await page.getByLabelText(translate('access.search')).fill('ustawienia własnego profilu')
  await expect.element(row(ownSettings)).toBeVisible()
  await expect.element(row(blocking)).not.toBeInTheDocument()
})
