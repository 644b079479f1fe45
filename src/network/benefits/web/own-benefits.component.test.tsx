import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { OwnBenefits } from './own-benefits.tsx'

test('two benefits of a kind leave no empty column', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1024, 800))
  await signIn(cast.artist)
  showAt('/benefits', <OwnBenefits />)
  const list = page.getByRole('region').getByRole('list').first()
  const cards = list.getByRole('listitem')
  await expect.element(cards).toHaveLength(2)
  const right = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().right ?? 0)
  expect(right(cards.elements().at(-1))).toBe(right(list.element()))
})
