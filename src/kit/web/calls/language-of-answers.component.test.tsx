import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { switchLanguage } from '#kit/web/language/language.ts'
import { audit } from '#office/audit/contract/audit.ts'
import { show, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { useApi } from './query.ts'

beforeEach(() => signIn(cast.cautious))
afterEach(() => switchLanguage('pl'))

test('what the server words follows the language that its reader chooses', async () => {
  show(<NewestSignIn />)
  await expect.element(page.getByText('Zalogowano się')).toBeVisible()
  await switchLanguage('en-US')
  await expect.element(page.getByText('Signed in')).toBeVisible()
})

function NewestSignIn() {
  const { data } = useApi(audit.list, { event: 'user.signedIn' })
  return <p>{data?.data[0]?.event.words}</p>
}
