import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import type { Screen } from '#kit/web/page/screens/screens.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { BenefitList } from '#network/benefits/web/benefit-list.tsx'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { List } from './list.tsx'
import type { Column, RowOf } from './list-column.ts'

const list = page.getByRole('region', { name: translate('benefits.title') })
const table = page.getByRole('table')
/** Those that were there at first: other files add theirs meanwhile. */
const rows = () => table.getByRole('row', { name: new RegExp(first.join('|')) }).elements()
const nameColumn = page.getByRole('columnheader', { name: translate('benefits.name') })
const visibilityColumn = page.getByRole('columnheader', { name: translate('benefits.visibility') })
const search = page.getByRole('searchbox')
const address = () => hashHistory.location.href

let all: number
let first: string[]
beforeAll(async () => {
  await signIn()
  const { data } = await send(benefits.list, {})
  all = data.length
  first = data.map(({ name }) => name.pl)
})

afterEach(() => commands.reconnect('**/api/benefits?*'))

test('a list shows that it is loading until it has rows', async () => {
  showAt('/benefits', <BenefitList />)
  await expect.element(page.getByText(translate('app.loading')).first()).toBeInTheDocument()
  await expect.element(list).toHaveAttribute('aria-busy', 'true')
  await expect.poll(rows).toHaveLength(all)
  await expect.element(list).toHaveAttribute('aria-busy', 'false')
  await expect.element(page.getByText(translate('app.loading'))).not.toBeInTheDocument()
})

test('a list that cannot be loaded shows an error and offers a retry', async () => {
  // A query that is not cached yet.
  await commands.cutOff('**/api/benefits?*')
  showAt('/benefits?itemsPerPage=50', <BenefitList />)
  await expect.element(page.getByRole('alert').getByText(translate('app.no_connection'))).toBeVisible()
  await commands.reconnect('**/api/benefits?*')
  await page.getByRole('button', { name: translate('app.try_again') }).click()
  await expect.poll(rows).toHaveLength(all)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('where one row is selected, only that row is rendered again', async () => {
  const cell = vi.fn(({ name }: RowOf<typeof benefits.list>) => name.pl)
  const columns: Column<RowOf<typeof benefits.list>>[] = [
    { name: 'name', label: 'benefits.name', isTitle: true, cell },
    { name: 'description', label: 'benefits.description', isHiddenByDefault: true, cell: () => null },
  ]
  const list = (
    <List
      endpoint={benefits.list}
      label="Korzyści"
      columns={columns}
      empty={null}
      nameOf={({ name }) => name.pl}
      exported={{ all: benefits.list, picked: benefits.list }}
    />
  )
  showAt('/rows', list)
  await expect.poll(rows).toHaveLength(all)
  cell.mockClear()
  const name = first[0] ?? ''
  await page.getByRole('checkbox', { name: translate('app.select_row', { name }) }).click()
  await expect.element(page.getByRole('button', { name: translate('app.to_selected_actions') })).toBeInTheDocument()
  expect(new Set(cell.mock.calls.map(([row]) => row.name.pl))).toEqual(new Set([name]))
})

test('an empty list is explained, with the first step', async () => {
  const columns = [{ name: 'name', label: 'benefits.name', isTitle: true, cell: () => null }] as const
  const input = { filter: 'czegoś takiego nie ma' }
  const empty = <button type="button">{translate('benefits.add')}</button>
  showAt('/nothing', <List endpoint={benefits.list} input={input} label="Nic" columns={[...columns]} empty={empty} />)
  await expect.element(page.getByRole('button', { name: translate('benefits.add') })).toBeVisible()
  await expect.element(search).not.toBeInTheDocument()
})

test('with text twice as large the search field has a row of its own on a phone', async () => {
  const { innerWidth: width, innerHeight: height } = window
  onTestFinished(() => page.viewport(width, height))
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '32px'
  showAt('/benefits', <BenefitList />)
  await expect.element(search).toBeVisible()
  expect(search.element().getBoundingClientRect().width).toBeGreaterThan(250)
})

test('a button in a row is described by what the row is about', async () => {
  const cell = ({ name }: { name: { pl: string | null } }) => name.pl
  const columns = [
    { name: 'name', label: 'benefits.name', isTitle: true, cell },
    { name: 'visibility', label: 'benefits.visibility', cell: () => <Button>{translate('app.edit')}</Button> },
  ] as const
  showAt('/benefits', <List endpoint={benefits.list} label="Benefity" columns={[...columns]} empty={null} />)
  for (const name of first.slice(0, 2)) {
    const button = table.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('button')
    await expect.element(button).toHaveAccessibleDescription(name)
  }
})

test('what a list shows is in its address: filters, sorting, columns; chips take it back, and so does the way back', async () => {
  const end = showAt('/benefits', <BenefitList />)
  await expect.poll(rows).toHaveLength(all)
  await page.getByRole('button', { name: translate('app.filters'), exact: true }).click()
  await page.getByRole('combobox', { name: translate('benefits.category') }).selectOptions('TRAINING')
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toContain('category=TRAINING')
  await expect.poll(() => rows().length).toBeLessThan(all)
  await nameColumn.getByRole('button').click()
  await expect.poll(address).toContain('sortBy=name')
  await expect.element(nameColumn).toHaveAttribute('aria-sort', 'ascending')
  await nameColumn.getByRole('button').click()
  await expect.element(nameColumn).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: translate('app.columns') }).click()
  await page.getByRole('checkbox', { name: translate('benefits.visibility') }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(visibilityColumn).not.toBeInTheDocument()

  end()
  showAt(address(), <BenefitList />)
  await expect.element(nameColumn).toHaveAttribute('aria-sort', 'descending')
  await expect.element(visibilityColumn).not.toBeInTheDocument()
  await page.getByRole('button', { name: /Usuń filtr Kategoria/ }).click()
  await expect.poll(rows).toHaveLength(all)
  hashHistory.back()
  await expect.poll(address).toContain('category=TRAINING')
  await expect.poll(() => rows().length).toBeLessThan(all)
})

test('where nothing matches, that is explained, and one button removes the filters', async () => {
  showAt('/benefits', <BenefitList />)
  await search.fill('czegoś takiego nie ma')
  await expect.element(page.getByText(translate('app.nothing_matches'))).toBeVisible()
  await page
    .getByRole('button', { name: translate('app.clear_filters') })
    .last()
    .click()
  await expect.poll(rows).toHaveLength(all)
  await expect.element(search).toHaveValue('')
})

test('where nothing is left of what the menu leads to, the work is done', async () => {
  const nothing = 'czegoś takiego nie ma'
  const screen = {
    path: 'benefits',
    title: 'benefits.title',
    menu: { search: { filter: nothing } },
  } as unknown as Screen
  const showWith = (search: string) => showAt(`/benefits?${search}`, <BenefitList />, '/benefits', screen)
  const end = showWith(new URLSearchParams({ filter: nothing, category: 'TRAINING' }).toString())
  await expect.element(page.getByText(translate('app.nothing_matches'))).toBeVisible()
  end()
  showWith(new URLSearchParams({ filter: nothing }).toString())
  await expect.element(page.getByText(translate('app.queue_done'))).toBeVisible()
  await page.getByRole('button', { name: translate('app.queue_show_all') }).click()
  await expect.poll(rows).toHaveLength(all)
})
