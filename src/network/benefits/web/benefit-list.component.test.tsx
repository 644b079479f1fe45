import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#kit/web/language/i18n.ts'
import { benefits } from '#network/benefits/contract/benefits.ts'
import { showAt, signIn } from '#testing/browser/component.tsx'
import { BenefitList } from './benefit-list.tsx'

test('the whole list is read for its order once somebody wants to change that', async () => {
  await signIn()
  performance.clearResourceTimings()
  showAt('/benefits', <BenefitList />)
  await expect.element(page.getByRole('table')).toBeVisible()
  const order = page.getByRole('button', { name: translate('app.reorder'), exact: true })
  await expect.element(order).toBeVisible()
  expect(readings()).toHaveLength(1)
  await order.click()
  await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  expect(readings()).toHaveLength(2)
})

function readings() {
  return performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === benefits.list.path)
}
