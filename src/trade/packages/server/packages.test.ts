import { beforeAll, expect, test } from 'vitest'
import { type Academy, academy } from '#testing/academy.ts'
import { packages } from '#trade/packages/contract/packages.ts'

let world: Academy
beforeAll(async () => {
  world = await academy()
  return world.close
})

const evening = {
  name: { pl: 'Wieczory z kolorem', 'en-US': 'Evenings with color' },
  description: { pl: 'Dwa spotkania w Łodzi.', 'en-US': 'Two meetings in Łódź.' },
  entries: 2,
  price: { amount: 78_050, currency: 'PLN' as const },
  validity_days: 90,
  is_active: true,
}

test('what the office adds to the catalog is stored in minor units', async () => {
  const { office } = world.as
  const { data } = await office.send(packages.create, evening)
  expect(data).toMatchObject({ ...evening, sold: 0, revision: 1 })
  const { data: found } = await office.send(packages.list, { filter: 'lodz', sortBy: 'price', isActive: 1 })
  expect(found).toEqual([data])
})

test.each([
  [{ amount: -1, currency: 'PLN' }, 'price.amount'],
  [{ amount: 12.5, currency: 'PLN' }, 'price.amount'],
  [{ amount: '12,5 zł', currency: 'PLN' }, 'price.amount'],
  [{ amount: 100_000_001, currency: 'PLN' }, 'price.amount'],
  [{ amount: 100, currency: 'EUR' }, 'price.currency'],
])('a price of %j is refused by name', async (price, field) => {
  const { status, body } = await world.as.office.call(packages.create, { ...evening, price } as never)
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } })
})
