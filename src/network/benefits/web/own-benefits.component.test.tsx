import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { send } from '#kit/web/calls/api.ts'
import { translate } from '#kit/web/language/i18n.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { cast } from '#testing/fixtures/cast.ts'
import { OwnBenefits } from './own-benefits.tsx'

test('an even number of benefits of a kind leaves no empty column', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1024, 800))
  await signIn(cast.artist)
  const others = (await send(benefits.mine, {})).data.benefits.filter(({ category }) => category === 'SALES').length
  const ids = await addToSales(2 + (others % 2))
  onTestFinished(() => remove(ids))
  await signIn(cast.artist)
  showAt('/benefits', <OwnBenefits />)
  const list = page.getByRole('region', { name: translate('benefits.category_SALES') }).getByRole('list')
  const cards = list.getByRole('listitem')
  await expect.element(cards).toHaveLength(others + ids.length)
  const right = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().right ?? 0)
  expect(right(cards.elements().at(-1))).toBe(right(list.element()))
})

async function addToSales(count: number) {
  await signIn()
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) {
    const words = { pl: `Korzyść ${index}`, 'en-US': `Benefit ${index}` }
    const draft = { name: words, description: words, category: 'SALES', is_active: true } as const
    ids.push((await send(benefits.create, draft)).data.id)
  }
  return ids
}

async function remove(ids: number[]) {
  await signIn()
  for (const id of ids) await send(benefits.remove, { id })
}
