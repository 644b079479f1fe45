import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showLanguage, translate } from '#kit/web/language/i18n.ts'
import { routeOf, showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { NewUser } from './new-user.tsx'

const field = (name: 'first_name' | 'last_name' | 'email') =>
  page.getByRole('textbox', { name: translate(`users.${name}`) })
const { first_name, last_name, email } = cast.completed

async function open() {
  await signIn(cast.owner)
  showAt('/users/new', <NewUser />)
}

test('who is being typed and may be an artist is shown below the form, by a link, and nothing is blocked', async () => {
  await open()
  await expect.element(page.getByText(translate('duplicates.similar_nobody'))).toBeVisible()
  await field('first_name').fill(first_name)
  await field('last_name').fill(last_name)
  const known = page.getByRole('link', { name: `${first_name} ${last_name}` })
  await expect.element(known).toBeVisible()
  expect(routeOf(known)).toMatch(/^\/pro-artists\/\d+$/)
  await expect.element(page.getByText(new RegExp(email))).toBeVisible()
  await expect.element(page.getByText(new RegExp(`, ${translate('duplicates.similar_ARTISTS')},`))).toBeVisible()
  await expect.element(page.getByRole('button', { name: translate('users.create') })).toBeEnabled()

  await field('last_name').fill('Zupełnie-Inna')
  await expect.element(known).not.toBeInTheDocument()
})

test('in English, too', async () => {
  await open()
  showLanguage('en-US')
  await expect.element(page.getByText(/^If a similar person is in the portal already/)).toBeVisible()
  await field('first_name').fill(first_name)
  await field('last_name').fill(last_name)
  await expect.element(page.getByText(/Is this the same person\?.*artist/)).toBeVisible()
})
