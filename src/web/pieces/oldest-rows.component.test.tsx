import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { statusUpgrades } from '#contract/status-upgrades/status-upgrades.ts'
import { showAt, signIn } from '#testing/component.tsx'
import { queryClient } from '#web/kit/calls/query.ts'
import { OldestRow, OldestRows } from './oldest-rows.tsx'

test('a queue that has just come takes no focus; one whose first row was decided on gives it to the next', async () => {
  await signIn()
  showAt(
    '/dashboard',
    <OldestRows endpoint={statusUpgrades.list} input={{}}>
      {(row) => (
        <OldestRow key={row.id} person={row.artist} to="/dashboard" note="" since="2026-01-01T00:00:00.000Z">
          <button type="button">{`Przyjmij ${row.id}`}</button>
        </OldestRow>
      )}
    </OldestRows>,
  )
  const buttons = page.getByRole('button', { name: /^Przyjmij/ })
  await expect.element(buttons.first()).toBeVisible()
  expect(document.activeElement).toBe(document.body)

  ;(buttons.first().element() as HTMLElement).focus()
  queryClient.setQueriesData({}, (found: { data?: unknown[] } | undefined) =>
    Array.isArray(found?.data) && found.data.length > 1 ? { ...found, data: found.data.slice(1) } : found,
  )
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Przyjmij/)
})
