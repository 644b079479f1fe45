import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setup } from '#office/setup/contract/setup.ts'
import { meanwhile, show, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { useApi } from './query.ts'
import './stored-answers.ts'

const requests = vi.spyOn(window, 'fetch')
/** How often the checklist was requested. */
const requestsOfChecklist = () =>
  requests.mock.calls.filter(([url, options]) => options?.method === 'GET' && String(url).endsWith(setup.get.path))
    .length

beforeEach(async () => {
  await signIn(cast.owner)
  requests.mockClear()
})
afterEach(() => meanwhile(cast.owner, setup.hide, { is_hidden: false }))

test('who comes back to a tab sees what is current', async () => {
  show(<Checklist />)
  await expect.element(page.getByText('visible')).toBeVisible()
  await meanwhile(cast.owner, setup.hide, { is_hidden: true })
  await comeBackAfter(10_000)
  expect(requestsOfChecklist()).toBe(1)
  await comeBackAfter(8 * 3_600_000)
  await expect.element(page.getByText('hidden')).toBeVisible()
})

test('what somebody writes on stays as they read it', async () => {
  show(
    <>
      <Checklist />
      <form />
    </>,
  )
  await expect.element(page.getByText('visible')).toBeVisible()
  await meanwhile(cast.owner, setup.hide, { is_hidden: true })
  await comeBackAfter(8 * 3_600_000)
  expect(requestsOfChecklist()).toBe(1)
})

test('a request that failed without a connection is repeated once it is back', async () => {
  requests.mockRejectedValue(new TypeError('Failed to fetch'))
  show(<Checklist />)
  await expect.element(page.getByText('failed')).toBeVisible()
  requests.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('visible')).toBeVisible()
})

function Checklist() {
  const { data, error } = useApi(setup.get, {})
  if (error) return <p>failed</p>
  return data && <p>{data.data.is_hidden ? 'hidden' : 'visible'}</p>
}

/** Returns to the tab after `pause` milliseconds, and waits until the requests of that have been sent. */
async function comeBackAfter(pause: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + pause })
  onTestFinished(() => void vi.useRealTimers())
  window.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 50))
}
