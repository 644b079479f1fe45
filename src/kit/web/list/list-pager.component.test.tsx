import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { show } from '#testing/browser/component.tsx'
import type { ListAddress } from './list-address.ts'
import { ListPager } from './list-pager.tsx'

const status = page.getByRole('status')
const firstRows = translate('app.list_shown_some', { from: '1', to: '25' })
const next = page.getByRole('button', { name: translate('app.page_next') })

function showPager(props: {
  page?: number
  to?: number
  total: number | null
  error?: Error | null
  retry?: () => void
}) {
  const { page: current = 1, to = current * 25, total, error = null, retry = () => undefined } = props
  const meta = { current_page: current, per_page: 25, from: (current - 1) * 25 + 1, to, total: null, last_page: null }
  const goTo = vi.fn()
  const address = { query: { page: current, itemsPerPage: 25 }, goTo, setPageSize: vi.fn() } as unknown as ListAddress
  show(<ListPager meta={meta} total={total} counting={{ error, retry }} address={address} />)
  return goTo
}

test('rows that are not counted yet are shown as such, and the next page is there while this one is full', async () => {
  const goTo = showPager({ total: null })
  await expect.element(status).toHaveTextContent(`${firstRows} · ${translate('app.list_counting')}`)
  await userEvent.click(next)
  expect(goTo).toHaveBeenCalledWith(2)
})

test('a page that is not full has none after it, counted or not', async () => {
  showPager({ page: 2, to: 30, total: null })
  await expect.element(next).toBeDisabled()
})

test('the total appears in its reserved place', async () => {
  showPager({ total: 60 })
  const shown = translate('app.list_shown', { from: '1', to: '25', total: '60' })
  await expect.element(status.and(page.getByText(shown))).toBeVisible()
})

test('failed counting is shown and can be retried', async () => {
  const retry = vi.fn()
  showPager({ total: null, error: new Error('503'), retry })
  await expect.element(status).toHaveTextContent(`${firstRows} · ${translate('app.list_not_counted')}`)
  await userEvent.click(page.getByRole('button', { name: translate('app.try_again') }))
  expect(retry).toHaveBeenCalled()
})

test('a page past the end becomes the last one as soon as that is known', async () => {
  const goTo = showPager({ page: 9, total: 60 })
  await expect.poll(() => goTo.mock.calls).toContainEqual([3, { replaces: true }])
})
