import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { Toasts } from '#kit/web/overlay/toasts.tsx'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { show, signIn } from '#testing/browser/component.tsx'
import { send } from './api.ts'
import type { ApiError } from './api-error.ts'
import { ErrorPanel } from './error-panel.tsx'

beforeAll(() => signIn())

/** From now on the portal answers so, under this number. */
function failWith(status: number) {
  const answer = async () => Response.json({}, { status, headers: { 'X-Request-Id': 'Q3fz-9aBcD12' } })
  const failing = vi.spyOn(window, 'fetch').mockImplementation(answer)
  onTestFinished(() => failing.mockRestore())
}

const failure = () => send(benefits.list, {}).catch((error: ApiError) => error) as Promise<ApiError>
const reference = page.getByText('Q3fz-9aBcD12', { exact: true })

test('what failed in the portal has a number, which one click selects', async () => {
  failWith(500)
  show(<ErrorPanel error={await failure()} onRetry={() => undefined} />)
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('portal odpowiada błędem')
  await expect.element(alert).toMatchTextContent(translate('app.reference'))
  await userEvent.click(reference)
  expect(getSelection()?.toString()).toBe('Q3fz-9aBcD12')
})

test('only what was to be stored was not stored', async () => {
  failWith(500)
  const change = send(benefits.remove, { id: 1 }).catch((error: Error) => error.message)
  expect((await failure()).message).not.toContain('nic nie zostało zapisane')
  expect(await change).toContain('nic nie zostało zapisane')
})

test('a toast has it, too', async () => {
  failWith(507)
  show(<Toasts />)
  toastError(await failure())
  await expect.element(reference).toBeVisible()
})

test.each([403, 404, 409, 503])('a %s is no fault of the portal’s and has none', async (status) => {
  failWith(status)
  expect((await failure()).reference).toBeNull()
})
