import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { show, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { QuickAccess } from './quick-access.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

const field = page.getByRole('combobox', { name: translate('finder.title') })
const options = page.getByRole('option')

test('applicants are found, too; an error is shown and can be retried', async () => {
  await signIn()
  showAt('/somewhere', <QuickAccess />)
  const mend = failAt('/api/proartist?')
  await page.getByRole('button', { name: translate('finder.open') }).click()
  await field.fill(cast.applied.last_name)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(translate('app.not_loaded'))).toBeVisible()
  mend()
  await dialog.getByRole('button', { name: translate('app.try_again') }).click()
  await expect
    .element(page.getByRole('option', { name: new RegExp(`^${cast.applied.first_name} ${cast.applied.last_name}`) }))
    .toBeVisible()
  await field.fill('xyzxyz')
  await expect.element(dialog.getByText('Nic nie pasuje do „xyzxyz”')).toBeVisible()
  await expect.element(options).toHaveLength(0)
})

test('the office finds a person once, and texts of the portal where nothing else fits', async () => {
  await signIn()
  showAt('/somewhere', <QuickAccess />)
  await page.getByRole('button', { name: translate('finder.open') }).click()
  const group = (name: Parameters<typeof translate>[0]) => page.getByRole('group', { name: translate(name) })
  await field.fill(cast.artist.last_name)
  await expect.element(group('finder.artists').getByRole('option')).toHaveLength(1)
  await expect.element(page.getByText(translate('finder.searching'))).not.toBeInTheDocument()
  await expect.element(group('finder.users')).not.toBeInTheDocument()
  await expect.element(group('finder.texts')).not.toBeInTheDocument()
  await field.fill('finder.seek')
  await expect.element(group('finder.texts').getByRole('option').first()).toBeVisible()
})

test('a page of what waits opens as the menu opens it', async () => {
  await signIn()
  showAt('/somewhere', <QuickAccess />)
  await page.getByRole('button', { name: translate('finder.open') }).click()
  await field.fill(translate('portfolioModeration.title'))
  await options.first().click()
  await expect.poll(() => location.hash).toBe('#/portfolio/admin?status=PENDING')
})

test('an artist finds their own pages and nobody; ? shows the shortcuts unless it is typed or turned off', async () => {
  await signIn(cast.artist)
  showAt('/somewhere', <QuickAccess />)
  await expect.element(page.getByRole('button', { name: translate('finder.open') })).toBeVisible()
  const fetched = vi.spyOn(window, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveAttribute('placeholder', 'Szukaj: strony, szkolenia i ustawienia')
  await field.fill(cast.completed.last_name)
  await expect.element(page.getByText(`Nic nie pasuje do „${cast.completed.last_name}”`)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('api/proartist?'))).toEqual([])

  const shortcuts = page.getByRole('dialog', { name: translate('finder.shortcuts') })
  const helpKey = shortcuts.getByLabelText(translate('finder.help_key', { keys: '?' }))
  await userEvent.keyboard('?')
  await helpKey.click()
  await expect.element(helpKey).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('?')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await expect.element(shortcuts).not.toBeInTheDocument()
  await field.fill('skroty')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await helpKey.click()
  await expect.element(helpKey).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await field.click()
  await userEvent.keyboard('?')
  await expect.element(field).toHaveValue('?')
  await expect.element(shortcuts).not.toBeInTheDocument()
})

/** The portal fails at these addresses until that is mended. */
function failAt(address: string) {
  const { fetch } = window
  const failing = vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
    if (String(request[0]).includes(address)) return Response.json({ message: 'Server Error' }, { status: 500 })
    return fetch(...request)
  })
  onTestFinished(() => failing.mockRestore())
  return () => failing.mockRestore()
}

test('the office reads every key that it has, from the heading on', async () => {
  await signIn()
  show(<ShortcutsDialog onOpen={() => undefined} onClose={() => undefined} />)
  const shortcuts = page.getByRole('dialog', { name: translate('finder.shortcuts') })
  const label = translate('finder.help_key', { keys: '?, J, K, A, R i H' })
  await expect.element(shortcuts.getByRole('checkbox', { name: label })).not.toHaveFocus()
  await expect.poll(() => shortcuts.element().scrollTop).toBe(0)
  await expect.element(shortcuts.getByText(translate('finder.key_next_work'))).toBeVisible()
})
