import { expect } from '@playwright/test'
import { test, textsIn } from '#testing/browser/browser.ts'
import { cast } from '#testing/fixtures/cast.ts'

const { account, rights, tokens, twoFactor } = textsIn('pl')

test('an owner connects two programs, and revokes one of them', async ({ page, people, portal }) => {
  const list = async (token: string) => {
    const answer = await fetch(`${portal.url}/api/packages`, { headers: { authorization: `Bearer ${token}` } })
    return answer.status
  }
  await people.arrive(cast.owner, '/#/settings?tab=programs')
  const dialog = page.getByRole('dialog')
  const made: string[] = []
  for (const name of ['Newsletter', 'Arkusz księgowej']) {
    await page.getByRole('button', { name: tokens.add_academy }).click()
    if (made.length === 0) {
      await dialog.getByLabel(account.current_password, { exact: true }).fill(cast.owner.password)
      await dialog.getByRole('button', { name: twoFactor.confirm }).click()
    }
    await dialog.getByLabel(tokens.name, { exact: true }).fill(name)
    await dialog.getByLabel(rights['can-view-student-packages'], { exact: true }).check()
    await dialog.getByRole('button', { name: tokens.make }).click()
    await expect(dialog.getByRole('heading', { name: tokens.made_title })).toBeVisible()
    made.push((await dialog.getByText(/^atelier_\w{36}$/).textContent()) ?? '')
    await dialog.getByRole('button', { name: tokens.made_done }).click()
    await expect(dialog).toBeHidden()
    const row = page.getByRole('listitem').filter({ hasText: name }).first()
    await expect(row).toContainText(tokens.state_WORKS)
  }
  const [newsletter = '', sheet = ''] = made
  expect([await list(newsletter), await list(sheet)]).toEqual([200, 200])

  const row = page.getByRole('listitem').filter({ hasText: 'Newsletter' }).first()
  await row.getByRole('button', { name: tokens.revoke }).click()
  await dialog.getByRole('button', { name: tokens.revoke }).click()
  await expect(row).toContainText(tokens.state_REVOKED)
  expect([await list(newsletter), await list(sheet)]).toEqual([401, 200])
  await page.reload()
  await expect(page.getByText(newsletter)).toHaveCount(0)
})
