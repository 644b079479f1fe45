import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { hashHistory } from '#kit/web/page/address/hash-history.ts'
import { cleanUp, showAt } from '#testing/browser/component.tsx'
import { TabList, TabPanels, useTab } from './tabs.tsx'

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

describe('a link to a tab that is not there', () => {
  const note = page.getByText(translate('app.tab_missing'))

  test('has a note, until another tab is opened', async () => {
    showAt('/?tab=certificates', <Screen />)
    await expect.element(note).toBeVisible()
    await page.getByRole('tab', { name: 'Część 3' }).click()
    await expect.element(note).not.toBeInTheDocument()
  })

  test('has it also where the screen is open already, and where it has but one part', async () => {
    showAt('/?tab=3', <Screen />)
    await expect.element(page.getByRole('tab', { name: 'Część 3' })).toBeVisible()
    await expect.element(note).not.toBeInTheDocument()
    hashHistory.push('/?tab=certificates')
    await expect.element(note).toBeVisible()
    await cleanUp()
    showAt('/?tab=certificates', <TabPanels tabs={tabs.slice(0, 1)} current="0" />)
    await expect.element(note).toBeVisible()
  })
})

function Screen() {
  const current = useTab(tabs)
  return (
    <>
      <TabList label="Części" tabs={tabs} current={current} />
      <TabPanels tabs={tabs} current={current} />
    </>
  )
}
