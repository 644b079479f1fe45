import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { queryClient } from '#kit/web/calls/query.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { OldestRow, OldestRows } from './oldest-rows.tsx'

const buttons = page.getByRole('button', { name: /^Przyjmij/ })

async function showUpgrades() {
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
  await expect.element(buttons.first()).toBeVisible()
}

/** As if the rows had been fetched again. */
const refetched = (change: (rows: { id: number }[]) => { id: number }[]) =>
  queryClient.setQueriesData({}, (found: { data?: { id: number }[] } | undefined) =>
    Array.isArray(found?.data) && found.data[0] && 'to_level' in found.data[0]
      ? { ...found, data: change(found.data) }
      : found,
  )

test('a row that arrives takes no focus, nor does the first one of an empty queue', async () => {
  await showUpgrades()
  let known: { id: number }[] = []
  refetched((rows) => {
    known = rows
    return rows.slice(1)
  })
  const first = page.getByRole('button', { name: `Przyjmij ${known[0]?.id}` })
  await expect.element(first).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.body)
  refetched(() => known)
  await expect.element(first).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('the focus remains where it is when a row disappears that does not have it', async () => {
  await showUpgrades()
  const button = buttons.first().element() as HTMLElement
  button.focus()
  button.blur()
  await new Promise((resolve) => setTimeout(resolve))
  refetched((rows) => rows.slice(1))
  await expect.poll(() => button.isConnected).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

test('a queue that has just come takes no focus; one whose first row was decided on gives it to the next', async () => {
  await showUpgrades()
  expect(document.activeElement).toBe(document.body)

  ;(buttons.first().element() as HTMLElement).focus()
  refetched((rows) => rows.slice(1))
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Przyjmij/)
})

test('the buttons of a row are a group that is named for whom they concern', async () => {
  await showUpgrades()
  const { data } = await send(statusUpgrades.list, {})
  const [row] = data
  if (!row) return expect.unreachable('nothing waits')
  const group = page.getByRole('group', { name: fullName(row.artist) })
  await expect.element(group.getByRole('button', { name: `Przyjmij ${row.id}` })).toBeVisible()
})
