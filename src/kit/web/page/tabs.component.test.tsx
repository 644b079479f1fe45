import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { showAt } from '#testing/browser/component.tsx'
import { TabList } from './tabs.tsx'

const tabs = [...Array(12).keys()].map((index) => ({ name: `${index}`, title: `Część ${index}`, content: null }))

test('a phone that is turned and turned back keeps the current tab in sight', async () => {
  await page.viewport(390, 844)
  showAt('/', <TabList label="Części" tabs={tabs} current="11" />)
  const current = page.getByRole('tab', { name: 'Część 11' })
  await expect.element(current).toBeInViewport()
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.viewport(width, height)
    await expect.element(current).toBeInViewport({ ratio: 0.9 })
  }
})

test('a link to a tab that is not there has a note, until another tab is opened', async () => {
  showAt('/?tab=certificates', <TabList label="Części" tabs={tabs} current="11" />)
  const note = page.getByText(translate('app.tab_missing'))
  await expect.element(note).toBeVisible()
  await page.getByRole('tab', { name: 'Część 3' }).click()
  await expect.element(note).not.toBeInTheDocument()
})
