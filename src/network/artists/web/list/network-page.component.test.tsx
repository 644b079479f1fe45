import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import type { ProArtistRow } from '#network/artists/contract/artists.entities.ts'
import { activationStatus } from '#network/artists/contract/artists.flow.ts'
import type { ArtistFilters } from '#network/artists/contract/artists.list.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { conversations } from '#network/conversations/contract/conversations.ts'
import { type Level, levels } from '#network/levels/contract/levels.ts'
import { statusUpgrades } from '#network/status-upgrades/contract/status-upgrades.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { NetworkPage } from './network-page.tsx'

const params = JSON.stringify({ context: 'LIST' })
const table = page.getByRole('table')
const names = () =>
  table
    .getByRole('link')
    .elements()
    .map((link) => link.textContent.trim())
const select = (name: string) => page.getByRole('checkbox', { name: translate('app.select_row', { name }) }).click()
const bar = page.getByRole('region', { name: translate('app.selected_actions') })
const dialog = page.getByRole('dialog')
const press = (name: Parameters<typeof translate>[0]) => page.getByRole('button', { name: translate(name) }).click()
const inMenu = async (name: Parameters<typeof translate>[0]) => {
  await bar.getByRole('button', { name: translate('app.more_actions') }).click()
  await page.getByRole('menuitem', { name: translate(name) }).click()
}

beforeAll(async () => {
  await page.viewport(1280, 900)
  await signIn()
})

test('by keyboard, what can be done is one step from the row that was ticked; on a phone it takes two lines', async () => {
  onTestFinished(() => page.viewport(1280, 900))
  showAt('/proartist', <NetworkPage />)
  await expect.poll(names).not.toHaveLength(0)
  const box = table.getByRole('row').nth(6).getByRole('checkbox')
  box.element().focus()
  await userEvent.keyboard(' ')
  // Its file comes with the first row that is ticked.
  await expect.element(bar).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: translate('app.to_selected_actions') })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar.getByRole('button').first()).toHaveFocus()

  await page.viewport(360, 780)
  await expect.poll(() => bar.element().getBoundingClientRect().height).toBeLessThan(110)
  const more = bar.getByRole('button', { name: translate('app.more_actions') })
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar.getByRole('menuitem').first()).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(bar.getByRole('menuitem').last()).toHaveTextContent('Wyłącz konta')
  await expect.element(bar.getByRole('menuitem').last()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveFocus()
})

test('the network is filtered and sorted, and exported as it is shown', async () => {
  showAt('/proartist', <NetworkPage />)
  await expect.poll(names).not.toHaveLength(0)
  const all = names().length

  await press('app.filters')
  const sold = page.getByRole('group', { name: translate('artists.filter_sold') })
  const [from, to] = [sold.getByLabelText(translate('app.from')), sold.getByLabelText(translate('app.to'))]
  await from.fill('5')
  await to.fill('3')
  await expect.element(page.getByText(translate('validation.from_after_to'))).toBeVisible()
  await from.fill('1')
  await to.fill('')
  await expect.poll(address).toContain('trainingsSoldFrom=1')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => names().length).toBeLessThan(all)
  const column = page.getByRole('columnheader', { name: translate('artists.column_sold') })
  await press('artists.column_sold')
  await expect.element(column).toHaveAttribute('aria-sort', 'ascending')
  await press('artists.column_sold')
  await expect.poll(address).toContain('sortBy=trainings_sold')
  await expect.poll(address).toContain('descending=1')
  const wanted = await bySales()
  await expect.poll(names).toEqual(wanted)

  const saving = commands.download()
  await press('app.export')
  const { name, text } = await saving
  expect(name).toMatch(/^artysci-\d{4}-\d\d-\d\d\.csv$/)
  expect(namesIn(text)).toEqual(wanted)
})

test('columns are hidden, and shown again from the message about it', async () => {
  showAt('/proartist', <NetworkPage />)
  await press('app.columns')
  await page.getByRole('checkbox', { name: translate('artists.column_level') }).click()
  await expect.poll(address).toContain('hidden=')
  await press('app.undo')
  await expect.poll(address).not.toContain('hidden=')
})

test('some are put on another level at once, with one reason', async () => {
  const level = async (code: string) => (await send(levels.list, {})).data.find((level) => level.code === code)
  const lowest = (await level('ARTIST')) as Level
  const some = (await others({ proArtistStatus: lowest.id })).slice(0, 2)
  const reason = 'Po egzaminie w Krakowie.'
  onTestFinished(async () => {
    for (const { id } of some)
      await send(statusUpgrades.setLevel, { id, level_id: lowest.id, reason: 'Tylko próba.', is_correction: true })
  })
  showAt(`/proartist?proArtistStatus=${lowest.id}&itemsPerPage=100`, <NetworkPage />)
  for (const artist of some) await select(fullName(artist))
  await inMenu('artists.bulk_setLevel')
  const question = page.getByRole('dialog', { name: 'Zmienić poziom 2 osobom?' })
  await question.getByRole('textbox', { name: translate('statusUpgrades.set_level_reason') }).fill(reason)
  const act = question.getByRole('button', { name: translate('artists.bulk_setLevel') })
  await expect.element(act).toBeDisabled()
  await question.getByRole('combobox', { name: translate('statusUpgrades.set_level_field') }).click()
  await page.getByRole('option', { name: 'Senior Artist' }).click()
  await act.click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Udane: 2. Nieudane: 0. Pominięte: 0.')
  for (const { id } of some) {
    const { history } = (await send(artists.get, { id })).data
    expect(history).toContainEqual(expect.objectContaining({ event: 'levelRaised', comment: reason }))
  }
})

test('some are taken away as a file, and written to at once', async () => {
  const some = (await others({ proArtistActivationStatus: activationStatus.ENABLED })).filter((_, index) => index % 2)
  const chosen = some.slice(0, 3).map(fullName)
  const message = 'W piątek biuro jest zamknięte.'
  const opened = `/proartist?itemsPerPage=100&proArtistActivationStatus=${activationStatus.ENABLED}`
  const end = showAt(opened, <NetworkPage />, '/proartist')
  for (const name of chosen) await select(name)

  const saving = commands.download()
  await inMenu('app.export_selected')
  const { text } = await saving
  expect(namesIn(text)).toEqual(chosen)

  const write = () => bar.getByRole('button', { name: translate('artists.bulk_message') }).click()
  await write()
  await dialog.getByRole('textbox').fill(message)
  // The session ends: what was typed is there again.
  end()
  showAt(opened, <NetworkPage />, '/proartist')
  for (const name of chosen) await select(name)
  await write()
  await expect.element(dialog.getByRole('textbox')).toHaveValue(message)
  await dialog.getByRole('button', { name: translate('artists.bulk_message') }).click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Udane: 3. Nieudane: 0. Pominięte: 0.')
  await dialog
    .getByRole('button', { name: translate('app.close') })
    .last()
    .click()
  await write()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('')
  const { data } = await send(conversations.list, { filter: message, type: 'GENERAL' })
  const reached = data.filter(({ found }) => found?.passage === message).map(({ person }) => fullName(person))
  expect(reached.toSorted()).toEqual(chosen.toSorted())
})

/** Artists with sales, most sales first. */
async function bySales(): Promise<string[]> {
  const sales = { trainingsSoldFrom: 1, sortBy: 'trainings_sold', descending: 1 } as const
  return (await send(artists.list, { params, ...sales })).data.map(fullName)
}

/** Of the network as its list opens, nobody whom other tests speak of. */
async function others(filters: Partial<ArtistFilters>): Promise<ProArtistRow[]> {
  const { data } = await send(artists.list, { params, itemsPerPage: 100, sortBy: 'name', ...filters })
  const known = Object.values(cast).map(({ email }) => email)
  return data.filter(({ email }) => !known.includes(email))
}

const address = () => hashHistory.location.href

/** Of each line of a spreadsheet. */
function namesIn(text: string): string[] {
  const lines = text.trimEnd().split('\r\n').slice(1)
  return lines.map((line) => line.split('";"').slice(0, 2).reverse().join(' ').replaceAll('"', ''))
}
