import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { users } from '#people/users/contract/users.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { UserPage } from './user-page.tsx'

async function showAccountOf({ email }: { email: string }) {
  const { data } = await send(users.list, { filter: email })
  showAt(`/users/${data[0]?.id}`, <UserPage />, '/users/$id')
}

test('an account shows whether its email address is verified', async () => {
  await signIn(cast.owner)
  await showAccountOf(cast.student)
  await expect.element(page.getByText(/^Potwierdzony \d+ \p{L}+ 20\d\d$/u)).toBeVisible()
})

test('what an unverified email address means is explained', async () => {
  await signIn(cast.owner)
  await showAccountOf(cast.newcomer)
  await expect.element(page.getByText(translate('users.email_unproven'))).toBeVisible()
})
