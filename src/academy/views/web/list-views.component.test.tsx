import { lazy } from 'react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { views } from '#academy/views/contract/views.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { ListViewsContext } from '#kit/web/list/list-views.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { artists } from '#network/artists/contract/artists.ts'
import { NetworkPage } from '#network/artists/web/list/network-page.tsx'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { viewScreens } from './views.screens.ts'

const table = page.getByRole('table')
const names = () =>
  table
    .getByRole('link')
    .elements()
    .map((link) => link.textContent.trim())
const press = (name: Parameters<typeof translate>[0]) => page.getByRole('button', { name: translate(name) }).click()

beforeAll(async () => {
  await page.viewport(1280, 900)
  await signIn()
})

test('a view of the list is stored under a name', async () => {
  onTestFinished(() => remove('Kto sprzedaje'))
  const wanted = await bySales()
  showList('?trainingsSoldFrom=1&sortBy=trainings_sold&descending=1')
  await expect.poll(names).toEqual(wanted)
  await press('app.views')
  await press('app.view_save')
  await page.getByLabelText(translate('app.view_name')).fill('Kto sprzedaje')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate('app.save') })
    .click()
  const view = page.getByRole('button', { name: 'Kto sprzedaje' })
  await expect.element(view).toBeVisible()
  hashHistory.push('/proartist', {})
  await expect.poll(() => names().length).toBeGreaterThan(wanted.length)
  await press('app.views')
  await view.click()
  await expect.poll(names).toEqual(wanted)
})

test('a canceled view gives the focus back to the button of the views', async () => {
  showList()
  await press('app.views')
  await press('app.view_save')
  await press('app.cancel')
  await expect.element(page.getByRole('button', { name: translate('app.views') })).toHaveFocus()
})

test('a removed view comes back from the message about it', async () => {
  onTestFinished(() => remove('Do cofnięcia'))
  await send(views.create, { list: 'proartist', name: 'Do cofnięcia', search: 'sortBy=city' })
  showList()
  await press('app.views')
  await page.getByRole('button', { name: translate('app.view_remove', { name: 'Do cofnięcia' }) }).click()
  await press('app.undo')
  await expect.poll(() => stored('Do cofnięcia')).toMatchObject({ search: 'sortBy=city' })
})

test('the button has its place before its file has come', async () => {
  const button = page.getByRole('button', { name: translate('app.views') })
  const end = showList('', { title: 'app.views', Views: lazy(() => new Promise(() => {})) })
  await expect.element(button).toBeDisabled()
  await expect.poll(names).not.toHaveLength(0)
  const place = button.element().getBoundingClientRect()
  end()
  showList()
  await expect.element(button).toBeEnabled()
  await expect.poll(names).not.toHaveLength(0)
  expect(button.element().getBoundingClientRect()).toEqual(place)
})

function showList(search = '', listViews = viewScreens.listViews ?? null) {
  return showAt(
    `/proartist${search}`,
    <ListViewsContext value={listViews}>
      <NetworkPage />
    </ListViewsContext>,
  )
}

/** Artists with sales, most sales first. */
async function bySales(): Promise<string[]> {
  const sales = { trainingsSoldFrom: 1, sortBy: 'trainings_sold', descending: 1 } as const
  const params = JSON.stringify({ context: 'LIST' })
  return (await send(artists.list, { params, ...sales })).data.map(fullName)
}

async function stored(name: string) {
  return (await send(views.list, { list: 'proartist' })).data.find((view) => view.name === name)
}

async function remove(name: string) {
  const view = await stored(name)
  if (view) await send(views.remove, { id: view.id })
}
