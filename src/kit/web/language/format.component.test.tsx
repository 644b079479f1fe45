import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/browser/component.tsx'
import { useFormat } from './format.ts'
import { showLanguage } from './i18n.ts'

afterEach(() => showLanguage('pl'))

test('the currency of a field is written as in amounts of the same language', async () => {
  show(<Price />)
  await expect.element(page.getByText('300 zł, w zł')).toBeVisible()
  showLanguage('en-US')
  await expect.element(page.getByText('PLN 300, w PLN')).toBeVisible()
})

function Price() {
  const format = useFormat()
  return <p>{`${format.money(30_000, 'PLN')}, w ${format.currencySign('PLN')}`}</p>
}
