import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showAt, signIn } from '#testing/component.tsx'
import { InvitationsPage } from '#web/artists/invitations-page.tsx'
import { translate } from '#web/kit/language/i18n.ts'

const bar = page.getByRole('region', { name: translate('app.selected_actions') })
const box = page.getByRole('row').nth(1).getByRole('checkbox')

test('what can be done is one step of the keyboard from the row that was ticked; on a phone it takes two lines', async () => {
  await signIn()
  showAt('/proartist/invitations', <InvitationsPage />)
  await expect.element(box).toBeInTheDocument()
  ;(box.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: translate('app.to_selected_actions') })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar.getByRole('button').first()).toHaveFocus()

  await page.viewport(360, 780)
  await expect.poll(() => bar.element().getBoundingClientRect().height).toBeLessThan(110)
  const more = bar.getByRole('button', { name: translate('app.bulk_more_actions') })
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar.getByRole('menuitem').first()).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(bar.getByRole('menuitem').last()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveFocus()
  await page.viewport(1024, 800)
})
